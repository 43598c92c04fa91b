# Starts V7P3R in PowerShell: builds what the command needs once, runs it. See v7p3r.cmd for the variables.
#   .\v7p3r.ps1 play          .\v7p3r.ps1 package
# Words with spaces, such as a FEN, keep their quotes here, which the command prompt would take off.
$ErrorActionPreference = 'Stop'
$root = $PSScriptRoot

# ---- Java
$places = @($env:V7P3R_JAVA_HOME, $env:JAVA_HOME, $env:JAVA25_HOME)
if ($env:ProgramFiles) {
    $places += Get-ChildItem -Path (Join-Path $env:ProgramFiles 'Eclipse Adoptium\jdk-25*'), (Join-Path $env:ProgramFiles 'Java\jdk-25*') -Directory -ErrorAction SilentlyContinue |
        ForEach-Object { $_.FullName }
}
$javaHome = $places | Where-Object {
    $_ -and (Test-Path (Join-Path $_ 'release')) -and
    (Select-String -Path (Join-Path $_ 'release') -Pattern '^JAVA_VERSION="25' -Quiet)
} | Select-Object -First 1
if (-not $javaHome) {
    [Console]::Error.WriteLine('v7p3r: V7P3R needs Java 25 and none was found: install one, or set V7P3R_JAVA_HOME.')
    exit 69
}

# ---- What the command needs
$command = if ($args.Count -gt 0) { $args[0] } else { 'uci' }
$target = switch ($command) {
    { $_ -in 'train', 'learn' } { 'train' }
    { $_ -in 'profile', 'dataset', 'replay', 'evaluate-model' } { 'parquet' }
    { $_ -in 'play', 'package' } { 'studio' }
    default { 'app' }
}
if ($command -eq 'package' -and $args -contains '--full') { $target = 'train' }
$modules = switch ($target) {
    'train' { 'app', 'parquet', 'train', 'studio' }
    'app' { , 'app' }
    default { 'app', $target }
}
$heap = if ($command -eq 'uci') { 75 } else { 40 }

# ---- Build
$built = Join-Path $root "$target/target/v7p3r-$target.jar"
if (-not (Test-Path $built) -or $env:V7P3R_BUILD -eq 'always') {
    if ($env:V7P3R_BUILD -eq 'never') {
        [Console]::Error.WriteLine('v7p3r: nothing is built yet, and V7P3R_BUILD=never forbids to build.')
        exit 70
    }
    [Console]::Error.WriteLine('v7p3r: building what this command needs; it takes a minute or so ...')
    $env:JAVA25_HOME = $javaHome
    Push-Location $root
    & mvn -q -B -ntp '-Dmaven.test.skip=true' -pl ($modules -join ',') -am package | ForEach-Object { [Console]::Error.WriteLine($_) }
    $status = $LASTEXITCODE
    Pop-Location
    if ($status -ne 0) {
        [Console]::Error.WriteLine('v7p3r: the build failed; its messages are above.')
        exit 70
    }
}

# ---- Run
$places = $modules | ForEach-Object { Join-Path $root "$_/target/v7p3r-$_.jar"; Join-Path $root "$_/target/lib/*" }
$classpath = $places -join [IO.Path]::PathSeparator
$options = @('-XX:+UseSerialGC', "-XX:MaxRAMPercentage=$heap", '-Xss2m', '-XX:-UsePerfData', '-XX:+DisplayVMOutputToStderr',
    '-Xlog:disable', '-Xlog:all=warning:stderr', '--enable-native-access=ALL-UNNAMED', "-Dv7p3r.home=$root")
if ($env:V7P3R_JAVA_OPTS) { $options += $env:V7P3R_JAVA_OPTS -split ' ' }
& (Join-Path $javaHome 'bin/java') @options -cp $classpath v7p3r.app.cli.Program @args
exit $LASTEXITCODE
