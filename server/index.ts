export { openHouse, type RunningServer } from './server.ts';
export { type Given, LOG_LEVELS, type LogLevel, parseSettings, SETTINGS, type Settings } from './settings.ts';
export { refusalText } from './words/index.ts';
