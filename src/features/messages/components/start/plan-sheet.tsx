import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { Sheet } from '@/shared/ui/sheet'
import { useOpenPlan, type DirectPlan } from '../../api/starts'
import { useRefusalText } from '../use-refusal-text'

interface PlanSheetProps {
  plan: DirectPlan
  onClose: () => void
  onOpen: (id: string) => void
}

/** Who reads along because a minor is in the conversation: shown before the first word. */
export function PlanSheet({ plan, onClose, onOpen }: PlanSheetProps) {
  const { t } = useTranslation('messages')
  const open = useOpenPlan()
  const getRefusal = useRefusalText()
  const chosen = plan.find(({ is_added }) => !is_added)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={chosen ? formatFullName(chosen) : t('start.title')}
      footer={
        <Button busy={open.isPending} onClick={() => open.mutate(plan, { onSuccess: onOpen })}>
          {t('plan.start')}
        </Button>
      }
    >
      <div className={layout.stack3}>
        <p className={layout.text14}>
          {chosen?.is_minor ? t('plan.text', { name: chosen.first_name }) : t('plan.text_me')}
        </p>
        <ul className={layout.listStack2} aria-label={t('plan.label')}>
          {plan
            .filter(({ is_added }) => is_added)
            .map((person) => {
              const name = formatFullName(person)
              return (
                <li key={person.user_id}>
                  <NameLines
                    name={name}
                    text={
                      person.ward_name
                        ? t('people.guardian_of', { name: person.ward_name })
                        : t('people.officer')
                    }
                    media={<PersonAvatar name={name} src={person.avatar_url} size={40} />}
                  />
                </li>
              )
            })}
        </ul>
        {open.error ? (
          <p role="alert" className={`${layout.text14} ${layout.danger}`}>
            {getRefusal(open.error)}
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
