// One chunk: what the list loads after it stands.
export type { ViewsProps } from './use-views.ts'
export { ViewState } from './view-state.tsx'
export { ViewsMenu } from './views-menu.tsx'
