import { useState } from 'react'
import { Switch, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import {
  useChangeTemplate,
  useDeleteTemplate,
  useSaveTemplate,
  type Template,
} from '../../api/templates'
import { trainingLimits } from '../../model/limits'
import { toPlanBlocks, isTemplateTitle, toTemplateArgument } from '../../model/board/template'
import layout from '@/shared/ui/layout.module.css'
import styles from './start-from.module.css'

interface TemplateToolsProps {
  template: Template
  locale: string
}

/** Rename, share or delete a template of one's own; a deleted one can be taken back. */
export function TemplateTools({ template, locale }: TemplateToolsProps) {
  const { t } = useTranslation('planner')
  const { id, school_id, is_shared, blocks } = template
  const [title, setTitle] = useState(template.title)
  const change = useChangeTemplate()
  const save = useSaveTemplate()
  const remove = useDeleteTemplate(school_id)

  async function take() {
    await remove.mutateAsync(id)
    showToast('info', 'planner:plan.template.removed', {
      values: { title: template.title },
      action: {
        label: 'planner:board.undo',
        run: () =>
          save.mutate(
            toTemplateArgument({
              school_id,
              title: template.title,
              objective: template.objective ?? '',
              is_shared,
              plan: toPlanBlocks(blocks, locale),
            }),
          ),
      },
    })
  }

  function rename() {
    if (isTemplateTitle(title) && title.trim() !== template.title) {
      change.mutate({ id, change: { title: title.trim() } })
    }
  }

  return (
    <div className={`${layout.padBlock2} ${styles.tools}`}>
      <TextInput
        label={t('plan.template.name')}
        value={title}
        maxLength={trainingLimits.title}
        error={isTemplateTitle(title) ? undefined : t('plan.template.name_required')}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          rename()
        }}
      />
      <Switch
        label={t('plan.template.share')}
        checked={is_shared}
        onChange={(event) =>
          change.mutate({ id, change: { is_shared: event.currentTarget.checked } })
        }
      />
      <Button
        kind="quiet"
        icon={<IconTrash size={18} stroke={1.75} />}
        onClick={() => void take().catch(() => undefined)}
      >
        {t('plan.template.remove')}
      </Button>
    </div>
  )
}
