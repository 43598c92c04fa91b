@echo off
rem Starts V7P3R on Windows: finds a Java 25, builds what the command needs once, runs it.
rem   v7p3r.cmd            the engine, speaking UCI (also: v7p3r.cmd uci)
rem   v7p3r.cmd COMMAND    any other command; v7p3r.cmd help lists them
rem V7P3R_JAVA_HOME names the Java to use, V7P3R_JAVA_OPTS further JVM options.
rem Sources that changed are built by: set V7P3R_BUILD=always
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0"
if "%root:~-1%"=="\" set "root=%root:~0,-1%"

rem ---- Java
set "java_home="
for %%J in ("%V7P3R_JAVA_HOME%" "%JAVA_HOME%" "%JAVA25_HOME%") do call :consider "%%~J"
for /d %%J in ("%ProgramFiles%\Eclipse Adoptium\jdk-25*" "%ProgramFiles%\Java\jdk-25*" "%USERPROFILE%\.jdks\*25*") do call :consider "%%~J"
if not defined java_home (
  echo v7p3r: V7P3R needs Java 25 and none was found: install one, or set V7P3R_JAVA_HOME. 1>&2
  exit /b 69
)

rem ---- What the command needs
set "command=%~1"
if not defined command set "command=uci"
set "target=app"
for %%C in (train learn) do if /i "%command%"=="%%C" set "target=train"
for %%C in (profile dataset replay evaluate-model) do if /i "%command%"=="%%C" set "target=parquet"
for %%C in (play package) do if /i "%command%"=="%%C" set "target=studio"
if /i "%command%"=="package" if /i "%~2"=="--full" set "target=train"

set "main=v7p3r.app.cli.Program"
set "heap=40"
if /i "%command%"=="uci" set "heap=75"
set "classpath=%root%\app\target\v7p3r-app.jar;%root%\app\target\lib\*"
if "%target%"=="parquet" set "classpath=%classpath%;%root%\parquet\target\v7p3r-parquet.jar;%root%\parquet\target\lib\*"
if "%target%"=="train" set "classpath=%classpath%;%root%\parquet\target\v7p3r-parquet.jar;%root%\parquet\target\lib\*;%root%\train\target\v7p3r-train.jar;%root%\train\target\lib\*"

if "%target%"=="studio" set "classpath=%classpath%;%root%\studio\target\v7p3r-studio.jar;%root%\studio\target\lib\*"

rem ---- Build
set "modules=%target%"
if "%target%"=="train" set "modules=parquet,train,studio"
if exist "%root%\%target%\target\v7p3r-%target%.jar" if /i not "%V7P3R_BUILD%"=="always" goto run
if /i "%V7P3R_BUILD%"=="never" (
  echo v7p3r: nothing is built yet, and V7P3R_BUILD=never forbids to build. 1>&2
  exit /b 70
)
echo v7p3r: building what this command needs; it takes a minute or so ... 1>&2
set "JAVA25_HOME=%java_home%"
pushd "%root%"
call mvn -q -B -ntp -Dmaven.test.skip=true -pl %modules%,app -am package 1>&2
if errorlevel 1 (
  popd
  echo v7p3r: the build failed; its messages are above. 1>&2
  exit /b 70
)
popd

:run
"%java_home%\bin\java.exe" -XX:+UseSerialGC -XX:MaxRAMPercentage=%heap% -Xss2m -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=warning:stderr --enable-native-access=ALL-UNNAMED "-Dv7p3r.home=%root%" %V7P3R_JAVA_OPTS% -cp "%classpath%" %main% %*
exit /b %ERRORLEVEL%

rem Takes a folder if it has a Java 25 and none was taken before.
:consider
if defined java_home exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
findstr /b /c:"JAVA_VERSION=\"25" "%~1\release" >nul 2>&1
if not errorlevel 1 set "java_home=%~1"
exit /b 0
