// Bundles the page: one script and one style sheet with hashed names, and the index that names them.
// The target folder is the first argument, or STUDIO_WEB_OUT, or dist.
import { build } from 'esbuild';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? process.env.STUDIO_WEB_OUT ?? join(here, 'dist'));
const shipped = ['cm-chessboard', 'uplot'];
const limit = 300_000;

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'assets'), { recursive: true });
const result = await build({
  entryPoints: [join(here, 'src/main.ts'), join(here, 'src/style/main.css')],
  bundle: true,
  format: 'esm',
  target: ['chrome120', 'firefox120', 'safari17'],
  minify: true,
  sourcemap: false,
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  loader: { '.svg': 'text' },
  outdir: join(out, 'assets'),
  metafile: true,
});

const files = Object.keys(result.metafile.outputs).map((file) => basename(file));
const script = files.find((file) => file.endsWith('.js'));
const style = files.find((file) => file.endsWith('.css'));
const template = await readFile(join(here, 'src/index.html'), 'utf8');
const index = template.replace('SCRIPT', `/assets/${script}`).replace('STYLE', `/assets/${style}`);
await writeFile(join(out, 'index.html'), index);
await writeFile(join(out, 'assets/icon.svg'), await readFile(join(here, 'src/icon.svg')));

const notices = await Promise.all(
  shipped.map(async (name) => `${name}\n\n${await readFile(join(here, 'node_modules', name, 'LICENSE'), 'utf8')}`),
);
await writeFile(join(out, 'assets/licenses.txt'), notices.join('\n\n'));

let total = gzipSync(index).length;
for (const file of [script, style]) {
  const size = gzipSync(await readFile(join(out, 'assets', file))).length;
  total += size;
  console.log(`${file} ${size} bytes gzipped`);
}
console.log(`first page ${total} bytes gzipped, limit ${limit}`);
if (total > limit) {
  throw new Error('the first page is too large');
}
