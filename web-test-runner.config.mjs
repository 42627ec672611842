import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { chromeArgs, findChrome } from './scripts/chrome.mjs';
import { countReporter } from './scripts/wtr/count-reporter.mjs';
import { pageCommands } from './scripts/wtr/page-commands.mjs';

const { path: executablePath } = await findChrome();

export default {
  files: 'test/**/*.test.ts',
  hostname: '127.0.0.1',
  concurrency: 1,
  concurrentBrowsers: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 240_000,
  testFramework: { config: { timeout: 30_000 } },
  nodeResolve: { exportConditions: ['production'] },
  plugins: [
    pageCommands(),
    esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' }),
  ],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath, args: chromeArgs },
      createBrowserContext: ({ browser }) => browser.newContext({ hasTouch: true }),
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  coverage: process.env.COVERAGE === '1',
  coverageConfig: { include: ['src/**/*.ts'] },
};
