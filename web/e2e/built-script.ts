import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A file of these tests as one script, as a page would be built with it. */
export async function builtScript(name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL(name, import.meta.url)),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('Nothing was built');
  return chunk.code;
}
