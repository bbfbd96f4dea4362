import { useState, type SubmitEvent } from 'react'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useSendPushTest } from '../api/news-tests'
import { DeviceList } from '../components/news/device-list'
import { NewsPage } from '../components/news/news-pages'
import { PersonSelect, type ChosenPerson } from '../components/news/person-select'
import { TestFailure } from '../components/news/test-failure'
import { TestReport } from '../components/news/test-report'

/** A real push to one person, oneself at first, and what became of it. */
export function PushTestPage() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const [chosen, setChosen] = useState<ChosenPerson | null>(null)
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const send = useSendPushTest()
  if (!session) return null
  const person = chosen ?? { id: session.user.id, name: t('news.push.myself') }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    send.mutate({ userId: person.id, title: title.trim(), body: body.trim() })
  }

  return (
    <NewsPage title={t('pages.push_test')} description={t('pages.push_test_description')}>
      <form className={layout.stack4} onSubmit={handleSubmit}>
        <FormSection title={t('news.push.to')} why={t('news.push.to_why')}>
          <PersonSelect
            label={t('news.push.person')}
            value={person}
            onChange={(next) => {
              setChosen(next)
              send.reset()
            }}
          />
        </FormSection>
        <FormSection title={t('news.push.words')} why={t('news.push.words_why')}>
          <TextInput
            label={t('news.push.title')}
            maxLength={80}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label={t('news.push.body')}
            maxLength={200}
            autosize
            value={body}
            onChange={(event) => setBody(event.currentTarget.value.replaceAll(/\s+/g, ' '))}
          />
        </FormSection>
        <TestFailure error={send.error} />
        <div>
          <Button type="submit" busy={send.isPending}>
            {t('news.push.send')}
          </Button>
        </div>
      </form>
      {send.data ? <TestReport id={send.data} /> : null}
      <QueryBoundary>
        <DeviceList userId={person.id} name={person.name} />
      </QueryBoundary>
    </NewsPage>
  )
}
