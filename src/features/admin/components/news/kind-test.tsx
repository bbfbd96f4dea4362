import { useState } from 'react'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useNewsKinds, useSendNewsTest } from '../../api/news-tests'
import { KindPreview } from './kind-preview'
import { PersonSelect, type ChosenPerson } from './person-select'
import { formatKind } from './create-preview'
import { TestFailure } from './test-failure'
import { TestReport } from './test-report'

interface KindTestProps {
  /** Of these kinds; all without it. */
  kinds?: readonly string[]
  /** Notes and orders: there may be a real one of somebody to tell of. */
  hasPerson?: boolean
}

/** Chooses a kind, shows its words, sends it to oneself and tells what became of it. */
export function KindTest({ kinds, hasPerson = false }: KindTestProps) {
  const { t, i18n } = useTranslation('admin')
  const all = useNewsKinds()
  const offered = kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all
  const [chosen, setChosen] = useState<string | null>(null)
  const [about, setAbout] = useState<ChosenPerson | null>(null)
  const send = useSendNewsTest()
  const entry = offered.find(({ kind }) => kind === (chosen ?? kinds?.[0])) ?? offered[0]
  if (!entry) return null
  const locale = toLocale(i18n.language)
  return (
    <>
      <div className={layout.stack3}>
        {offered.length > 1 ? (
          <Select
            label={t('news.any.kind')}
            data={offered.map(({ kind }) => ({ value: kind, label: formatKind(kind, locale) }))}
            value={entry.kind}
            searchable
            allowDeselect={false}
            maw={420}
            onChange={(next) => {
              setChosen(next)
              send.reset()
            }}
          />
        ) : null}
        {hasPerson ? (
          <PersonSelect
            label={t('news.any.about')}
            description={t('news.any.about_hint')}
            value={about}
            isClearable
            onChange={setAbout}
          />
        ) : null}
        <TestFailure error={send.error} />
        <div>
          <Button
            busy={send.isPending}
            onClick={() => send.mutate({ kind: entry.kind, aboutUser: about?.id ?? null })}
          >
            {t('news.any.send')}
          </Button>
        </div>
      </div>
      {send.data ? <TestReport id={send.data} /> : null}
      <KindPreview kind={entry.kind} category={entry.category} />
    </>
  )
}
