import { expect, test } from '../test.ts'

test('The home page opens.', async ({ page, barriers }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Shamble/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await barriers()).toEqual([])
})
