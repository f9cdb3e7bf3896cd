export { type Given, LOG_LEVELS, type LogLevel, parseSettings, SETTINGS, type Settings } from './settings.ts';
