import { classes, levels, snpmbCategories, subjects } from './base.ts'
import type { SeedCategory } from './content/shapes.ts'
import { publish } from './publish.ts'
import * as repo from './seed.repo.ts'
import { byName, type Seeding, written } from './seeding.ts'

type Find = (name: string) => { id: number }

/** Finds the ids that later rows refer to: of a subject by its code, of a class by its grade, of the others by name. */
export interface Base {
  subject: Find
  classOf: (grade: number) => number
  level: Find
  indicator: Find
}

/** Writes subjects, classes, indicators, question levels and the subtests of the SNBT. */
export async function loadBase(seeding: Seeding, daysAgo: number) {
  const { db } = seeding
  const by = written(seeding, daysAgo)
  const subject = byName(
    await repo.addSubjects(
      db,
      subjects.map(({ code, name, family }) => ({ code, name, family, ...by })),
    ),
  )
  const classRows = classes.map(({ grade, stage }) => ({ name: `Kelas ${grade}`, stage, ...by }))
  const classNamed = byName(await repo.addClasses(db, classRows))
  const indicators = subjects.flatMap(({ code, indicators }) =>
    indicators.map((name) => ({ name, subject_id: subject(code).id, ...by })),
  )
  const levelRows = levels.map((name) => ({ name, ...by }))
  const base: Base = {
    subject,
    classOf: (grade) => classNamed(`Kelas ${grade}`).id,
    level: byName(await repo.addLevels(db, levelRows)),
    indicator: byName(await repo.addIndicators(db, indicators)),
  }
  return { ...base, categories: await loadCategories(seeding, base, snpmbCategories, daysAgo) }
}

/** Writes categories. Returns their ids, with the code as `name`. */
export async function loadCategories(seeding: Seeding, base: Base, categories: SeedCategory[], daysAgo: number) {
  const by = written(seeding, daysAgo)
  const rows = categories.map(async ({ code, name, subject, productType, detail }) => ({
    code,
    name,
    subject_id: base.subject(subject).id,
    product_type: productType,
    detail: detail === undefined ? null : (await publish(detail)).html,
    ...by,
  }))
  const added = await repo.addCategories(seeding.db, await Promise.all(rows))
  const category = byName(added)
  await repo.addCategoryClasses(
    seeding.db,
    categories.flatMap(({ code, grades }) =>
      grades.map((grade) => ({ category_id: category(code).id, class_id: base.classOf(grade) })),
    ),
  )
  return added
}
