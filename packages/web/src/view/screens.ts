// One chunk: each chunk costs a name in the first load.
export { GroupViewScreen } from './group-view-screen.tsx'
export { QuestionViewScreen } from './question-view-screen.tsx'
