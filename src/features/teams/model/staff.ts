/** What somebody does for a team; the enum `staff_role`, in the order in which a list shows them. */

export const staffRoles = [
  'head_coach',
  'assistant_coach',
  'goalkeeper_coach',
  'athletic_coach',
  'team_manager',
] as const

export type StaffRole = (typeof staffRoles)[number]

export function compareByStaffRole(one: { role: StaffRole }, other: { role: StaffRole }): number {
  return staffRoles.indexOf(one.role) - staffRoles.indexOf(other.role)
}
