import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { categorySearch } from '../category/category-search.ts'
import { chartSearch } from '../chart/chart-search.ts'
import { classSearch } from '../class/class-search.ts'
import { historySearch } from '../history/history-search.ts'
import { homeSearch } from '../home/home-search.ts'
import { indicatorSearch } from '../indicator/indicator-search.ts'
import { PAGES } from '../nav/pages.ts'
import { bulkSearch, exportSearch, questionSearch, snpmbQuestionSearch } from '../question/bank/question-search.ts'
import { importRowsSearch, importSearch } from '../question/import/import-search.ts'
import { printSearch } from '../question/print/print-search.ts'
import { twinsSearch } from '../question/twins/twins-search.ts'
import { taskSearch } from '../review/task-search.ts'
import { subjectSearch } from '../subject/subject-search.ts'
import { topicSearch } from '../topic/topic-search.ts'
import { openedSearch, pageSearch } from '../ui/search-params.ts'
import { Root } from './root.tsx'

const root = createRootRoute({ component: Root })

/** All routes below need a session. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: openedSearch,
  beforeLoad: () => {
    if (!session.get()) throw redirect({ to: '/login', state: { loginRequired: true } })
  },
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
})

/** What the route of a page says of its place. */
const at = <const Path extends keyof typeof PAGES>(path: Path) => ({
  getParentRoute: () => shell,
  path,
  staticData: PAGES[path],
})

const home = createRoute({
  ...at('/'),
  validateSearch: homeSearch,
  component: lazyRouteComponent(() => import('../home/home-screen.tsx'), 'HomeScreen'),
})

const subject = createRoute({
  ...at('/subjek'),
  validateSearch: subjectSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'SubjectScreen'),
})

const classRoute = createRoute({
  ...at('/kelas'),
  validateSearch: classSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'ClassScreen'),
})

const category = createRoute({
  ...at('/kategori'),
  validateSearch: categorySearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'CategoryScreen'),
})

const indicator = createRoute({
  ...at('/indikator'),
  validateSearch: indicatorSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'IndicatorScreen'),
})

const questionLevel = createRoute({
  ...at('/level-soal'),
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'QuestionLevelScreen'),
})

const question = createRoute({
  ...at('/soal'),
  validateSearch: questionSearch,
  component: lazyRouteComponent(() => import('../question/bank/question-screen.tsx'), 'QuestionScreen'),
})

const oneQuestion = createRoute({
  ...at('/soal/$id'),
  validateSearch: taskSearch,
  component: lazyRouteComponent(() => import('../question/bank/screens.ts'), 'OneQuestionScreen'),
})

const questionView = createRoute({
  ...at('/lihat/soal/$id'),
  component: lazyRouteComponent(() => import('../view/screens.ts'), 'QuestionViewScreen'),
})

const groupView = createRoute({
  ...at('/lihat/group/$id'),
  component: lazyRouteComponent(() => import('../view/screens.ts'), 'GroupViewScreen'),
})

const importScreens = () => import('../question/import/screens.ts')
const imports = createRoute({
  ...at('/impor'),
  validateSearch: importSearch,
  component: lazyRouteComponent(importScreens, 'ImportScreen'),
})

const importRows = createRoute({
  ...at('/impor/$id'),
  validateSearch: importRowsSearch,
  component: lazyRouteComponent(importScreens, 'ImportRowsScreen'),
})

const exports = createRoute({
  ...at('/ekspor'),
  validateSearch: exportSearch,
  component: lazyRouteComponent(() => import('../question/export/screens.ts'), 'ExportScreen'),
})

const bulk = createRoute({
  ...at('/ubah'),
  validateSearch: bulkSearch,
  component: lazyRouteComponent(() => import('../question/bulk/bulk-screen.tsx'), 'BulkScreen'),
})

const twins = createRoute({
  ...at('/kembar'),
  validateSearch: twinsSearch,
  component: lazyRouteComponent(() => import('../question/twins/twins-screen.tsx'), 'TwinsScreen'),
})

const print = createRoute({
  ...at('/cetak/$id'),
  validateSearch: printSearch,
  component: lazyRouteComponent(() => import('../question/print/screens.ts'), 'PrintScreen'),
})

const topic = createRoute({
  ...at('/materi'),
  validateSearch: topicSearch,
  component: lazyRouteComponent(() => import('../topic/topic-screen.tsx'), 'TopicScreen'),
})

const group = createRoute({
  ...at('/group/$id'),
  component: lazyRouteComponent(() => import('../question/bank/screens.ts'), 'GroupScreen'),
})

const discussion = createRoute({
  ...at('/pembahasan/$idSoal'),
  component: lazyRouteComponent(() => import('../discussion/discussion-screen.tsx'), 'DiscussionScreen'),
})

const subtopic = createRoute({
  ...at('/sub-materi/$id'),
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'SubtopicScreen'),
})

const policy = createRoute({
  ...at('/alur-telaah'),
  validateSearch: homeSearch,
  component: lazyRouteComponent(() => import('../review/screens.ts'), 'PolicyScreen'),
})

const tasks = createRoute({
  ...at('/tugas'),
  validateSearch: taskSearch,
  component: lazyRouteComponent(() => import('../review/screens.ts'), 'TaskScreen'),
})

const telaah = createRoute({
  ...at('/telaah/$id'),
  validateSearch: taskSearch,
  component: lazyRouteComponent(() => import('../review/screens.ts'), 'TelaahScreen'),
})

const keyCheck = createRoute({
  ...at('/periksa-kunci/$id'),
  component: lazyRouteComponent(() => import('../review/screens.ts'), 'KeyCheckScreen'),
})

const banner = createRoute({
  ...at('/banner'),
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('../banner/banner-screen.tsx'), 'BannerScreen'),
})

const snpmbQuestion = createRoute({
  ...at('/snpmb/soal'),
  validateSearch: snpmbQuestionSearch,
  component: lazyRouteComponent(() => import('../question/bank/question-screen.tsx'), 'SnpmbQuestionScreen'),
})

const snpmbCategory = createRoute({
  ...at('/snpmb/kategori'),
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'SnpmbCategoryScreen'),
})

const snpmbTopic = createRoute({
  ...at('/snpmb/materi/$id'),
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./plain-screens.ts'), 'SnpmbTopicScreen'),
})

const chart = createRoute({
  ...at('/chart'),
  validateSearch: chartSearch,
  component: lazyRouteComponent(() => import('../chart/chart-screen.tsx'), 'ChartScreen'),
})

const history = createRoute({
  ...at('/history'),
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('../history/history-screen.tsx'), 'HistoryScreen'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: PAGES['/login'],
  beforeLoad: () => {
    if (session.get()) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../auth/login-screen.tsx'), 'LoginScreen'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: PAGES['/register'],
  component: lazyRouteComponent(() => import('../auth/strangers.ts'), 'RegisterScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: PAGES['/forgot-password'],
  component: lazyRouteComponent(() => import('../auth/strangers.ts'), 'ForgotPasswordScreen'),
})

export const routeTree = root.addChildren([
  shell.addChildren([
    home,
    subject,
    classRoute,
    category,
    indicator,
    questionLevel,
    topic,
    subtopic,
    question,
    oneQuestion,
    questionView,
    groupView,
    group,
    discussion,
    imports,
    importRows,
    exports,
    bulk,
    twins,
    print,
    policy,
    tasks,
    telaah,
    keyCheck,
    banner,
    snpmbQuestion,
    snpmbCategory,
    snpmbTopic,
    chart,
    history,
  ]),
  login,
  register,
  forgotPassword,
])
