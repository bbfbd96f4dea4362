import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatFullName } from '@/lib/person'
import { paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { Button, LinkButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useAddStaff, useColleagues, type StaffMember } from '../../api/staff'
import { staffRoles } from '../../model/staff'

interface AddStaffSheetProps {
  team: { id: string; name: string; school_id: string }
  staff: readonly StaffMember[]
  onClose: () => void
}

const schema = z.object({
  user_id: z.string().min(1, { error: 'teams:staff.errors.person' }),
  role: z.enum(staffRoles, { error: 'teams:staff.errors.role' }),
})

/** A coach or owner of the school joins the staff; who is not in the club yet is invited first. */
export function AddStaffSheet({ team, staff, onClose }: AddStaffSheetProps) {
  const { t } = useTranslation(['teams', 'people'])
  const formId = useId()
  const { data, error, refetch } = useColleagues(team.school_id)
  const add = useAddStaff(team.id)
  const invite = `${paths.players.invite}?role=coach&team=${team.id}`
  const others = (data ?? []).filter((card) =>
    staff.every(({ user_id }) => user_id !== card.user_id),
  )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.add_title', { team: team.name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {others.length > 0 ? (
            <Button type="submit" form={formId} busy={add.isPending}>
              {t('staff.add')}
            </Button>
          ) : (
            <LinkButton to={invite}>{t('staff.invite')}</LinkButton>
          )}
        </>
      }
    >
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={2} /> : null}
      {data && others.length === 0 ? <p>{t('staff.nobody_left')}</p> : null}
      {others.length > 0 ? (
        <Form
          id={formId}
          label={t('staff.add')}
          schema={schema}
          defaultValues={{
            user_id: '',
            role: staff.length === 0 ? 'head_coach' : 'assistant_coach',
          }}
          fieldErrors={({ detail }) =>
            detail === '23505' ? { user_id: 'teams:staff.errors.already' } : {}
          }
          onSubmit={async ({ user_id: userId, role }) => {
            await add.mutateAsync({ userId, role })
            onClose()
          }}
        >
          <SelectField
            name="user_id"
            label={t('staff.person')}
            options={others.map((card) => ({ value: card.user_id, label: formatFullName(card) }))}
            required
          />
          <SelectField
            name="role"
            label={t('staff.role')}
            options={staffRoles.map((value) => ({
              value,
              label: t(`people:staff_roles.${value}`),
            }))}
            required
          />
          <p className={`${layout.dim13Any} ${layout.normal}`}>{t('staff.rights')}</p>
          <LinkButton kind="quiet" to={invite}>
            {t('staff.invite_new')}
          </LinkButton>
        </Form>
      ) : null}
    </Sheet>
  )
}
