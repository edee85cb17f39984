// One chunk of small screens: each chunk costs a name in the first load.
export { CategoryScreen } from '../category/category-screen.tsx'
export { ClassScreen } from '../class/class-screen.tsx'
export { IndicatorScreen } from '../indicator/indicator-screen.tsx'
export { QuestionLevelScreen } from '../question-level/question-level-screen.tsx'
export { SnpmbCategoryScreen } from '../snpmb/category-screen.tsx'
export { SnpmbTopicScreen } from '../snpmb/topic-screen.tsx'
export { SubjectScreen } from '../subject/subject-screen.tsx'
export { SubtopicScreen } from '../subtopic/subtopic-screen.tsx'
