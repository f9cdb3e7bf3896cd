import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The README's pictures, made from the real pages. */
export default defineConfig({ ...base, testDir: '.', testMatch: '*.shot.ts' });
