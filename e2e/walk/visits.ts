/** One test for each visit of the accessibility walk: what fails at one page hides nothing at the next. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listWalkedPages, splitAudiences } from '../../scripts/walk/audiences'
import { parseWalk, walkDocument } from '../../scripts/walk/walk-document'
import { planFullWalk, type Visit } from '../../scripts/walk/walk-plan'
import { findIssues } from '../support/axe'
import { expect } from '../support/fixtures'
import { test } from './walker'

/** Visits of one size; those of one persona in one language follow one another, in one open page. */
export function testVisits(size: string): void {
  const visits = readVisits()
    .filter((visit) => visit.size === size)
    .toSorted((a, b) => toOrder(a).localeCompare(toOrder(b)))
  for (const visit of visits) {
    const { page: path, persona, theme, language } = visit
    test(`${path} is accessible to ${persona} (${theme}, ${size}, ${language})`, async ({
      walker,
    }, info) => {
      const page = await walker.visit(visit)
      if (page) {
        const problems = [...(await findIssues(page)), ...(await findOverflow(page))]
        if (problems.length > 0) await page.screenshot({ path: info.outputPath('page.png') })
        expect(problems, `${path} ${persona} ${theme} ${size} ${language}`).toEqual([])
      }
      await walker.expectQuiet()
    })
  }
}

function readVisits(): Visit[] {
  if (process.env.WALK !== 'full') return parseWalk(readFileSync(walkDocument, 'utf8'))
  return planFullWalk(listWalkedPages(readFileSync('docs/routes.md', 'utf8')).map(splitAudiences))
}

function toOrder({ persona, language }: Visit): string {
  return `${persona} ${language}`
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}
