import type { DeskPage } from './desk-page.ts'
import { searchForm } from './today-page.ts'

export const missingPage = (
  thing: 'order' | 'advert' | 'promotion' | 'reference' | 'message' | 'text',
): DeskPage => ({
  title: `We can’t find this ${thing}`,
  status: 404,
  content: searchForm(''),
})
