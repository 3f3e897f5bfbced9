import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** The modules that an edition leaves to the engine of the day it is played. */
const ENGINE = /^@shamble\/engine($|\/)/

/**
 * The rules of a game as one readable module that exports `game`, with all its data. Only `@shamble/engine` is imported. The entry is
 * `edition.ts` of its package where it has one, else `src/index.ts`. The same sources always give the same text.
 */
export async function bundled(folder: string, plugins: Plugin[] = []): Promise<string> {
  const own = join(folder, 'edition.ts')
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins,
    json: { namedExports: false, stringify: false },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: existsSync(own) ? own : join(folder, 'src/index.ts'),
        formats: ['es'],
        fileName: 'edition',
      },
      // Comments name modules from here, wherever it is run.
      rolldownOptions: { cwd: folder, external: ENGINE, output: { codeSplitting: false } },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }, ...unknown[]] }]
  if (output.length !== 1) throw new Error(`${folder}: its rules are not one file.`)
  return output[0].code
}
