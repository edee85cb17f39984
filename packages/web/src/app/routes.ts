import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { bannerSearch } from '../banner/banner-search.ts'
import { categorySearch } from '../category/category-search.ts'
import { chartSearch } from '../chart/chart-search.ts'
import { classSearch } from '../class/class-search.ts'
import { historySearch } from '../history/history-search.ts'
import { homeSearch } from '../home/home-search.ts'
import { indicatorSearch } from '../indicator/indicator-search.ts'
import { questionSearch } from '../question/question-search.ts'
import { snpmbCatalogueSearch, snpmbQuestionSearch } from '../snpmb/snpmb-search.ts'
import { subjectSearch } from '../subject/subject-search.ts'
import { topicSearch } from '../topic/topic-search.ts'
import { Root } from './root.tsx'

const root = createRootRoute({ component: Root })

/** Everything inside needs a session. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: () => {
    if (!session.get()) throw redirect({ to: '/login', state: { loginRequired: true } })
  },
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  staticData: { title: 'Beranda' },
  validateSearch: homeSearch,
  component: lazyRouteComponent(() => import('../home/home-screen.tsx'), 'HomeScreen'),
})

const subject = createRoute({
  getParentRoute: () => shell,
  path: '/subjek',
  staticData: { title: 'Subjek' },
  validateSearch: subjectSearch,
  component: lazyRouteComponent(() => import('../subject/subject-screen.tsx'), 'SubjectScreen'),
})

const classRoute = createRoute({
  getParentRoute: () => shell,
  path: '/kelas',
  staticData: { title: 'Kelas' },
  validateSearch: classSearch,
  component: lazyRouteComponent(() => import('../class/class-screen.tsx'), 'ClassScreen'),
})

const category = createRoute({
  getParentRoute: () => shell,
  path: '/kategori',
  staticData: { title: 'Kategori' },
  validateSearch: categorySearch,
  component: lazyRouteComponent(() => import('../category/category-screen.tsx'), 'CategoryScreen'),
})

const indicator = createRoute({
  getParentRoute: () => shell,
  path: '/indikator',
  staticData: { title: 'Indikator' },
  validateSearch: indicatorSearch,
  component: lazyRouteComponent(() => import('../indicator/indicator-screen.tsx'), 'IndicatorScreen'),
})

const question = createRoute({
  getParentRoute: () => shell,
  path: '/soal',
  staticData: { title: 'Soal' },
  validateSearch: questionSearch,
  component: lazyRouteComponent(() => import('../question/question-screen.tsx'), 'QuestionScreen'),
})

const topic = createRoute({
  getParentRoute: () => shell,
  path: '/materi',
  staticData: { title: 'Materi' },
  validateSearch: topicSearch,
  component: lazyRouteComponent(() => import('../topic/topic-screen.tsx'), 'TopicScreen'),
})

const group = createRoute({
  getParentRoute: () => shell,
  path: '/group/$id',
  staticData: { title: 'Group' },
  component: lazyRouteComponent(() => import('../question/group-screen.tsx'), 'GroupScreen'),
})

const discussion = createRoute({
  getParentRoute: () => shell,
  path: '/pembahasan/$idSoal',
  staticData: { title: 'Pembahasan' },
  component: lazyRouteComponent(() => import('../discussion/discussion-screen.tsx'), 'DiscussionScreen'),
})

const subtopic = createRoute({
  getParentRoute: () => shell,
  path: '/sub-materi/$id',
  staticData: { title: 'Sub-materi' },
  component: lazyRouteComponent(() => import('../subtopic/subtopic-screen.tsx'), 'SubtopicScreen'),
})

const banner = createRoute({
  getParentRoute: () => shell,
  path: '/banner',
  staticData: { title: 'Banner' },
  validateSearch: bannerSearch,
  component: lazyRouteComponent(() => import('../banner/banner-screen.tsx'), 'BannerScreen'),
})

const snpmbQuestion = createRoute({
  getParentRoute: () => shell,
  path: '/snpmb/soal',
  staticData: { title: 'SNPMB' },
  validateSearch: snpmbQuestionSearch,
  component: lazyRouteComponent(() => import('../snpmb/question-screen.tsx'), 'SnpmbQuestionScreen'),
})

const snpmbCategory = createRoute({
  getParentRoute: () => shell,
  path: '/snpmb/kategori',
  staticData: { title: 'SNPMB Kategori' },
  validateSearch: snpmbCatalogueSearch,
  component: lazyRouteComponent(() => import('../snpmb/category-screen.tsx'), 'SnpmbCategoryScreen'),
})

const snpmbTopic = createRoute({
  getParentRoute: () => shell,
  path: '/snpmb/materi/$id',
  staticData: { title: 'SNPMB Materi' },
  validateSearch: snpmbCatalogueSearch,
  component: lazyRouteComponent(() => import('../snpmb/topic-screen.tsx'), 'SnpmbTopicScreen'),
})

const chart = createRoute({
  getParentRoute: () => shell,
  path: '/chart',
  staticData: { title: 'Grafik' },
  validateSearch: chartSearch,
  component: lazyRouteComponent(() => import('../chart/chart-screen.tsx'), 'ChartScreen'),
})

const history = createRoute({
  getParentRoute: () => shell,
  path: '/history',
  staticData: { title: 'History' },
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('../history/history-screen.tsx'), 'HistoryScreen'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'Login' },
  beforeLoad: () => {
    if (session.get()) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../auth/login-screen.tsx'), 'LoginScreen'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { title: 'Daftar' },
  component: lazyRouteComponent(() => import('../auth/register-screen.tsx'), 'RegisterScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Lupa password' },
  component: lazyRouteComponent(() => import('../auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
})

export const routeTree = root.addChildren([
  shell.addChildren([
    home,
    subject,
    classRoute,
    category,
    indicator,
    topic,
    subtopic,
    question,
    group,
    discussion,
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
