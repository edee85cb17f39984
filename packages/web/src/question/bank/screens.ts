// One chunk: each chunk costs a name in the first load.
export { GroupScreen } from './group-screen.tsx'
export { OneQuestionScreen } from './one-question-screen.tsx'
