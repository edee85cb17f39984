// One chunk: each chunk costs a name in the first load.
export { KeyCheckScreen } from './key-check-screen.tsx'
export { PolicyScreen } from './policy-screen.tsx'
export { TaskScreen } from './task-screen.tsx'
export { TelaahScreen } from './telaah-screen.tsx'
