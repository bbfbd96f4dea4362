import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { useTyped, type Reading } from '../inspector/fields/use-typed'
import styles from './bar.module.css'

/** Of a saved animation, as the database has it. */
const longest = 100

interface TitleFieldProps {
  title: string
  onTitle: (title: string) => void
}

/** The title, changed where it stands. */
export function TitleField({ title, onTitle }: TitleFieldProps) {
  const { t } = useTranslation('animator')
  const isReadOnly = useEditorState((state) => state.isReadOnly)

  function read(text: string): Reading<string> {
    const value = text.trim()
    if (value === '') return { problem: t('panels.fields.required') }
    if (value.length > longest) return { problem: t('panels.fields.too_long', { max: longest }) }
    return { value }
  }

  const { boxProps, problem } = useTyped({ shown: title, read, onCommit: onTitle })
  if (isReadOnly)
    return (
      <p
        className={`${layout.clip} ${layout.text16} ${layout.bold} ${layout.full} ${styles.title}`}
      >
        {title}
      </p>
    )
  return (
    <div className={`${layout.relative} ${styles.titleBox}`}>
      <input
        {...boxProps}
        type="text"
        className={`${layout.clip} ${layout.text16} ${layout.bold} ${layout.full} ${styles.title}`}
        aria-label={t('panels.bar.title')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'title-problem' : undefined}
        autoComplete="off"
      />
      {problem ? (
        <p
          id="title-problem"
          role="alert"
          className={`${layout.plain} ${layout.inside} ${layout.roundControl} ${layout.size13} ${styles.problem}`}
        >
          {problem}
        </p>
      ) : null}
    </div>
  )
}
