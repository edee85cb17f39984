import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
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
  component: lazyRouteComponent(() => import('../home/home-screen.tsx'), 'HomeScreen'),
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

export const routeTree = root.addChildren([shell.addChildren([home]), login])
