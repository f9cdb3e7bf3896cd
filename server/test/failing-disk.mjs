// Given to a server with --import: from SIGUSR2 on its disk takes what is written and cannot keep it.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

process.on('SIGUSR2', () => {
  fs.fdatasync = (_file, done) => setImmediate(done, new Error('EIO: i/o error, fdatasync'));
  syncBuiltinESMExports();
});
