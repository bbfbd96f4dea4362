import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/filters/search-field'
import layout from '@/shared/ui/layout.module.css'
import { DataTable } from '@/shared/ui/table/data-table'
import { useNewsWords } from '../../api/news-words'
import { getLanguageName } from '../../model/get-language-name'
import { formatKind } from './create-preview'
import { WordSheet } from './word-sheet'

/** Every kind of news, in which languages it has own words, and the way to write them. */
export function WordList() {
  const { t, i18n } = useTranslation('admin')
  const { data } = useNewsWords()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const locale = toLocale(i18n.language)
  const wanted = search.trim().toLocaleLowerCase(locale)
  const named = data.map((row) => ({ ...row, name: formatKind(row.kind, locale) }))
  const rows = named.filter(({ name, category }) =>
    `${name} ${t(`news.subjects.${category}`)}`.toLocaleLowerCase(locale).includes(wanted),
  )
  const entry = named.find(({ kind }) => kind === opened)
  return (
    <div className={layout.stack3}>
      <div className={layout.row2}>
        <SearchField label={t('news.words.search')} value={search} onChange={setSearch} isEager />
      </div>
      {rows.length === 0 ? <p className={layout.dim14}>{t('news.words.none')}</p> : null}
      <DataTable
        label={t('news.tabs.words')}
        rows={rows}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', header: t('news.any.kind'), render: ({ name }) => name },
          {
            key: 'category',
            header: t('news.kinds.subject'),
            render: ({ category }) => t(`news.subjects.${category}`),
          },
          {
            key: 'own',
            header: t('news.words.own'),
            render: ({ words }) =>
              words.length > 0
                ? words.map((own) => getLanguageName(own.locale)).join(', ')
                : t('news.words.standard'),
          },
          {
            key: 'edit',
            header: t('news.words.change'),
            render: ({ kind, name }) => (
              <Button
                kind="secondary"
                aria-label={t('news.words.edit_of', { name })}
                onClick={() => setOpened(kind)}
              >
                {t('news.words.edit')}
              </Button>
            ),
          },
        ]}
      />
      {entry ? <WordSheet row={entry} title={entry.name} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
