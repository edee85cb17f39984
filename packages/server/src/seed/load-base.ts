import { classes, levels, snpmbCategories, subjects } from './base.ts'
import { publishHtml } from './publish.ts'
import { addCategory, addClasses, addIndicators, addLevels, addSubjects, type Named } from './seed.repo.ts'
import { byName, type Seeding, written } from './seeding.ts'
import type { SeedCategory } from './shapes.ts'

type Find = (name: string) => Named

/** What later steps refer to: subjects and categories by code, the others by name. */
export interface Base {
  subject: Find
  gradeClass: (grade: number) => Named
  level: Find
  indicator: Find
  categories: Named[]
}

/** Subjects, classes, indicators, question levels and the subtests of the SNBT. */
export async function loadBase(seeding: Seeding, daysAgo: number): Promise<Base> {
  const { db } = seeding
  const by = written(seeding, daysAgo)
  const subject = byName(
    await addSubjects(
      db,
      subjects.map(({ indicators, ...row }) => ({ ...row, ...by })),
    ),
  )
  const classNamed = byName(
    await addClasses(
      db,
      classes.map(({ grade, stage }) => ({ name: `Kelas ${grade}`, stage, ...by })),
    ),
  )
  const indicators = subjects.flatMap(({ code, indicators }) =>
    indicators.map((name) => ({ name, subject_id: subject(code).id, ...by })),
  )
  const base = {
    subject,
    gradeClass: (grade: number) => classNamed(`Kelas ${grade}`),
    level: byName(
      await addLevels(
        db,
        levels.map((name) => ({ name, ...by })),
      ),
    ),
    indicator: byName(await addIndicators(db, indicators)),
  }
  return { ...base, categories: await loadCategories(seeding, base, snpmbCategories, daysAgo) }
}

export async function loadCategories(
  seeding: Seeding,
  { subject, gradeClass }: Pick<Base, 'subject' | 'gradeClass'>,
  categories: SeedCategory[],
  daysAgo: number,
): Promise<Named[]> {
  const by = written(seeding, daysAgo)
  const added: Named[] = []
  for (const { code, name, productType, grades, detail, ...category } of categories) {
    const stored = detail === undefined ? null : (await publishHtml(seeding, by, detail)).html
    const row = {
      code,
      name,
      product_type: productType,
      subject_id: subject(category.subject).id,
      detail: stored,
      ...by,
    }
    added.push(
      await addCategory(
        seeding.db,
        row,
        grades.map((grade) => gradeClass(grade).id),
      ),
    )
  }
  return added
}
