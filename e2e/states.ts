import { EDITOR_PLACES } from './editor-places.ts'
import { FACTOR_PLACES } from './factor-places.ts'
import { press } from './open-places.ts'
import {
  discardedForm,
  draftOffer,
  failedList,
  firstPassword,
  groupViewed,
  groupWithChildren,
  importGroup,
  importLines,
  importRefused,
  incompleteForm,
  offline,
  refusedLogin,
  shortcutHelp,
  staleForm,
  toast,
  withEditors,
  withNotices,
} from './open-states.ts'
import type { Place } from './screens.ts'

/** Screens in their states: no data, a question to confirm, a refused change, an error. */
export const STATES: Place[] = [
  ...EDITOR_PLACES,
  ...FACTOR_PLACES,
  { name: 'login-refused', path: '/login', who: 'stranger', open: refusedLogin },
  { name: 'home-staff', path: '/', who: 'staff' },
  { name: 'home-notices', path: '/', open: withNotices },
  { name: 'first-password', path: '/', open: firstPassword },
  { name: 'banner-refused', path: '/banner', who: 'staff' },
  { name: 'menu', path: '/', only: 'phone', open: press('Buka menu') },
  { name: 'filter-sheet', path: '/soal', only: 'phone', open: press(/^Saring/) },
  {
    name: 'filter-panel',
    path: '/soal?class_id=1,2&label=!exam&topic_id=any',
    only: 'desktop',
    open: press(/^Saring/),
  },
  { name: 'group-children', path: '/soal', open: groupWithChildren },
  { name: 'group-view', path: '/soal', open: groupViewed },
  { name: 'import-refused', path: '/impor', open: importRefused },
  // by another account than import-rows: each may have only a few open imports
  { name: 'import-lines', path: '/impor', who: 'staff', open: importLines },
  { name: 'import-group', path: '/impor', who: 'staff', open: importGroup, only: 'phone' },
  { name: 'history-access', path: '/history?about=access' },
  { name: 'question-filtered', path: '/soal?status=published&label=tryout' },
  { name: 'question-editors', path: '/soal', open: withEditors },
  { name: 'question-last-page', path: '/soal?page=5' },
  { name: 'shortcut-help', path: '/', only: 'desktop', open: shortcutHelp },
  { name: 'form-incomplete', path: '/soal', open: incompleteForm },
  { name: 'form-discard', path: '/kelas', open: discardedForm },
  { name: 'form-stale', path: '/kelas', open: staleForm },
  { name: 'draft-offer', path: '/indikator', open: draftOffer },
  { name: 'list-failed', path: '/subjek', open: failedList },
  { name: 'offline', path: '/materi', open: offline },
  { name: 'toast', path: '/indikator', open: toast },
]
