// One chunk: each chunk costs a name in the first load.
export { SnpmbCategoryScreen } from './category-screen.tsx'
export { SnpmbTopicScreen } from './topic-screen.tsx'
