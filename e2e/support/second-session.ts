import type { Page } from '@playwright/test'

/** Journeys plan for the same trainings side by side: where the planner asks about that, it is meant. */
export async function allowSecondSession(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /already trains then$/ })
  await page.addLocatorHandler(question, () =>
    page.getByRole('button', { name: 'Save anyway' }).click(),
  )
}
