import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** What takes long, needs more than Chromium, or measures what is built: each by a command of its own. */
export default defineConfig({ ...base, testDir: '.', testMatch: ['*.measure.ts', '*.play.ts'], workers: 1 });
