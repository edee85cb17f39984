// const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')   drawn inside a <Suspense>
import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is drawn for the first time: dialogs, editors, charts. */
export const onDemand = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
