import { useState } from 'react'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLinksToDecide } from '@/features/people/api/link-decisions'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useApproveRequests } from '../../api/requests'
import type { AdminUser } from '../../api/users'
import { planApprovals, assignSchool } from '../../model/approval'
import styles from '../users.module.css'

interface ApproveSheetProps {
  people: AdminUser[]
  onClose: () => void
  onDone: () => void
}

/** Says who gets which role where before it happens: many requests, one press. */
export function ApproveSheet({ people, onClose, onDone }: ApproveSheetProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const approve = useApproveRequests()
  const { data: schools = [] } = useSchoolOptions()
  const [fallback, setFallback] = useState<string | null>(null)
  const { data: waiting = [] } = useLinksToDecide()
  const invitedIds = waiting.map(({ user_id }) => user_id)
  const { planned, leftOut } = planApprovals(people, schools, invitedIds)
  const approvals = assignSchool(planned, fallback)
  const lost = planned.filter(({ school_id }) => !school_id).length
  const nameOf = new Map(schools.map(({ id, name }) => [id, name]))

  function handleApprove() {
    approve.mutate(approvals, {
      onSuccess: (count) => {
        showToast('success', 'admin:approve.done', { values: { count } })
        onDone()
      },
      onError: (error) => showToast('error', `errors:${toAppError(error).code}`),
    })
  }

  return (
    <Sheet
      title={t('approve.title', { count: planned.length })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('assign.cancel')}
          </Button>
          <Button
            busy={approve.isPending}
            disabled={approvals.length === 0}
            onClick={handleApprove}
          >
            {t('approve.submit', { count: approvals.length })}
          </Button>
        </>
      }
    >
      <p className={styles.dim}>{t('assign.why')}</p>
      {leftOut > 0 && <Alert>{t('approve.left_out', { count: leftOut })}</Alert>}
      {lost > 0 && (
        <Select
          label={t('approve.school', { count: lost })}
          description={t('approve.school_hint')}
          data={schools.map(({ id, name }) => ({ value: id, label: name }))}
          value={fallback}
          onChange={setFallback}
          searchable
        />
      )}
      <ul className={`${layout.listStack2} ${styles.people}`}>
        {planned.map(({ request_id, name, role, school_id }) => (
          <li
            key={request_id}
            className={`${layout.flex} ${layout.wrap} ${layout.spread} ${styles.approval}`}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.dim}>
              {roleName(role)} · {nameOf.get(school_id ?? fallback ?? '') ?? t('approve.no_school')}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
