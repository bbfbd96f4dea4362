/** What a page tells search engines, for the open page and for the files of the build. */
import type { TranslateKey } from '@/lib/i18n/translate-key'
import type { PageMetadata } from '@/lib/metadata'
import type { PageMeta } from '@/lib/router/page'

export function describePage(
  page: PageMeta | null,
  translate: TranslateKey,
): Omit<PageMetadata, 'isAsDrawn'> {
  const name = page && translate(page.title)
  return {
    // the key itself where the page's words never came
    title:
      name && name !== page.title ? translate('app.title', { page: name }) : translate('app.name'),
    description: page ? translate(`${page.title}_description`) : '',
    isIndexed: page?.isIndexed ?? false,
  }
}
