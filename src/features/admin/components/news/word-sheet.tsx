import { useState } from 'react'
import { SegmentedControl, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { toAppError } from '@/lib/errors'
import { locales, toLocale, type Locale } from '@/lib/i18n/locale'
import { findStandardTexts } from '@/lib/news-words'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useNewsWords, useRemoveNewsWords, useWriteNewsWords } from '../../api/news-words'
import { getLanguageName } from '../../model/get-language-name'
import { createSampleFacts } from '../../model/news-tools'
import {
  findWordProblem,
  leaveOutFacts,
  longestBody,
  longestSubject,
  type WordDraft,
  type WordRow,
} from '../../model/news-words'
import { createPreview } from './create-preview'
import { PreviewFacts } from './preview-facts'
import { WordField } from './word-field'

interface WordSheetProps {
  row: WordRow
  title: string
  onClose: () => void
}

function createDraft(row: WordRow, locale: Locale): WordDraft {
  const own = row.words.find((words) => words.locale === locale)
  const standard = findStandardTexts(row.kind, locale)
  return own
    ? { subject: own.subject, body: own.body, full: own.full_body ?? '', seenAt: own.updated_at }
    : { subject: standard.subject, body: standard.body, full: standard.full ?? '', seenAt: null }
}

/** The database stores words without the spaces around them. */
function isSameText(one: WordDraft, other: WordDraft): boolean {
  return (['subject', 'body', 'full'] as const).every(
    (name) => one[name].trim() === other[name].trim(),
  )
}

/** Writes the words of a kind, a language at a time; what is typed in the others stays until the sheet is closed. */
export function WordSheet({ row, title, onClose }: WordSheetProps) {
  const { t, i18n } = useTranslation(['admin', 'common'])
  const confirm = useConfirm()
  const [locale, setLocale] = useState<Locale>(() => toLocale(i18n.language))
  const [drafts, setDrafts] = useState<Partial<Record<Locale, WordDraft>>>({})
  const [isShort, setIsShort] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const { refetch } = useNewsWords()
  const write = useWriteNewsWords()
  const remove = useRemoveNewsWords()
  const own = row.words.find((words) => words.locale === locale)
  const draft = drafts[locale] ?? createDraft(row, locale)
  const rules = {
    subject: { longest: longestSubject, known: row.in_subject, needed: [] },
    body: { longest: longestBody, known: row.in_body, needed: row.needed_in_body },
    full: {
      longest: longestBody,
      known: row.in_full ?? [],
      needed: row.needed_in_full,
      isOptional: true,
    },
  }
  const isFine =
    findWordProblem(draft.subject, rules.subject) === null &&
    findWordProblem(draft.body, rules.body) === null &&
    (row.in_full === null || findWordProblem(draft.full, rules.full) === null)
  const facts = {
    ...createSampleFacts(openedAt, locale),
    count: 3,
    inviter: 'Jan Kowalski',
    address: 'ana@example.test',
  }
  const preview = createPreview({
    kind: row.kind,
    category: row.category,
    locale,
    now: openedAt,
    facts: isShort ? leaveOutFacts(facts, row) : facts,
    own: [{ ...draft, kind: row.kind, locale, full_body: draft.full.trim() || null }],
  })
  const error = write.error ?? remove.error
  const isConflict = error !== null && toAppError(error).detail === 'words_changed'

  function change(part: Partial<WordDraft>) {
    setDrafts({ ...drafts, [locale]: { ...draft, ...part } })
  }

  function save(seenAt: string | null) {
    remove.reset()
    const wanted = { ...draft, seenAt }
    write.mutate(
      { kind: row.kind, locale, draft: wanted },
      {
        onSuccess: (writtenAt) => {
          setDrafts((before) => ({ ...before, [locale]: { ...wanted, seenAt: writtenAt } }))
          showToast('success', 'admin:news.words.saved')
        },
        onError: () => void refetch(),
      },
    )
  }

  function goBack(seenAt: string) {
    write.reset()
    remove.mutate(
      { kind: row.kind, locale, seenAt },
      {
        onSuccess: () => {
          const standard = createDraft({ ...row, words: [] }, locale)
          setDrafts((before) => ({ ...before, [locale]: standard }))
          showToast('success', 'admin:news.words.removed')
        },
        onError: () => void refetch(),
      },
    )
  }

  async function close() {
    const isUnsaved = locales.some((one) => {
      const typed = drafts[one]
      return typed !== undefined && !isSameText(typed, createDraft(row, one))
    })
    const isSure =
      !isUnsaved ||
      (await confirm({
        title: t('common:form.leave.title'),
        text: t('common:form.leave.text'),
        confirmLabel: t('common:form.leave.confirm'),
        cancelLabel: t('common:form.leave.stay'),
        isDanger: true,
      }))
    if (isSure) onClose()
  }

  const isBusy = write.isPending || remove.isPending
  return (
    <Sheet
      title={title}
      isOpen
      width={720}
      onClose={() => void close()}
      footer={
        <>
          {own ? (
            <Button kind="secondary" disabled={isBusy} onClick={() => goBack(own.updated_at)}>
              {t('news.words.back')}
            </Button>
          ) : null}
          <Button busy={write.isPending} disabled={!isFine} onClick={() => save(draft.seenAt)}>
            {t('news.words.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <SegmentedControl
          aria-label={t('news.words.language')}
          data={locales.map((value) => ({ value, label: getLanguageName(value) }))}
          value={locale}
          onChange={(next) => {
            write.reset()
            remove.reset()
            setLocale(toLocale(next))
          }}
        />
        <p className={layout.dim14}>
          {own
            ? t('news.words.changed', {
                name: own.updated_by ?? t('news.words.somebody'),
                when: formatAge(own.updated_at),
              })
            : t('news.words.is_standard')}
        </p>
        {isConflict ? (
          <Alert kind="error" title={t('news.words.conflict')}>
            <p>{own ? `${own.subject} · ${own.body}` : t('news.words.is_standard')}</p>
            <Button kind="secondary" onClick={() => save(own?.updated_at ?? null)}>
              {t('news.words.replace')}
            </Button>
          </Alert>
        ) : error ? (
          <InlineError error={error} />
        ) : null}
        <WordField
          label={t('news.words.subject')}
          hint={t('news.words.subject_hint')}
          isLine
          value={draft.subject}
          rule={rules.subject}
          onChange={(subject) => change({ subject })}
        />
        <WordField
          label={t('news.words.body')}
          hint={t('news.words.body_hint')}
          value={draft.body}
          rule={rules.body}
          onChange={(body) => change({ body })}
        />
        {row.in_full ? (
          <>
            <WordField
              label={t('news.words.full')}
              hint={t('news.words.full_hint')}
              value={draft.full}
              rule={rules.full}
              onChange={(full) => change({ full })}
            />
            <Switch
              label={t('news.words.short')}
              checked={isShort}
              onChange={({ currentTarget }) => setIsShort(currentTarget.checked)}
            />
          </>
        ) : null}
        <section className={layout.stack2} aria-label={t('news.preview.title')}>
          <h3 className={layout.medium}>{t('news.preview.title')}</h3>
          <PreviewFacts locale={locale} {...preview} />
        </section>
      </div>
    </Sheet>
  )
}
