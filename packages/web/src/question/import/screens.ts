// One chunk: who sends a file goes on to its questions.
export { ImportRowsScreen } from './import-rows-screen.tsx'
export { ImportScreen } from './import-screen.tsx'
