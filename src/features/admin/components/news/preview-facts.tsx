import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'

interface PreviewFactsProps {
  locale: string
  mail: { subject: string; text: string }
  push: { title: string; body: string }
}

/** An e-mail and a push as they would arrive. */
export function PreviewFacts({ locale, mail, push }: PreviewFactsProps) {
  const { t } = useTranslation('admin')
  return (
    <div lang={locale}>
      <FactList
        layout="stack"
        facts={[
          { label: t('news.preview.subject'), value: mail.subject },
          {
            label: t('news.ways.email'),
            value: (
              <span className={layout.breakable} style={{ whiteSpace: 'pre-line' }}>
                {mail.text}
              </span>
            ),
          },
          {
            label: t('news.ways.push'),
            value: (
              <span className={layout.grid1}>
                <span className={layout.medium}>{push.title}</span>
                <span>{push.body}</span>
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
