import type { SchoolMailKind, MailTexts } from './words.ts'

export const school: Record<SchoolMailKind, MailTexts> = {
  guardian_added: {
    subject: 'Somebody was linked to your child',
    body: 'Another guardian was linked to your child. If this is not right, object on the page of your child.',
    full: '{by} has linked {person} to {player}. Until it is confirmed, {person} sees trainings and matches only. If this is not right, object on the page of your child.',
    action: 'See the guardians',
  },
  guardian_asked: {
    subject: 'You were linked to a child: is it yours?',
    body: 'You were linked to a child of your club. Please say whether it is yours. Until then you see trainings and matches only.',
    full: '{by} has linked you to {player}. Is this your child? Until you answer, you see trainings and matches only.',
    action: 'Answer',
  },
  guardian_to_confirm: {
    subject: 'A guardian waits for your confirmation',
    body: 'Somebody asks to be confirmed as a guardian of a child. Confirm it only if you know that it is right.',
    full: '{person} asks to be confirmed as a guardian of {player}. Confirm it only if you know that it is right.',
    action: 'Decide',
  },
  guardian_confirmed: {
    subject: 'You are confirmed as a guardian',
    body: 'You are confirmed as a guardian and now see what your rights open.',
    full: '{by} has confirmed you as a guardian of {player}. You now see what your rights open.',
    action: 'See your child',
  },
  guardian_objected: {
    subject: 'Somebody objects to a guardian',
    body: 'A guardian objects to somebody who was linked to the same child. The link is closed until you decide.',
    full: '{by} objects to {person} as a guardian of {player}. The link is closed until you decide.',
    action: 'Decide',
  },
  player_account_to_confirm: {
    subject: 'Is this the account of your child?',
    body: 'Somebody accepted the invitation for your child. Nothing opens until you confirm that this is the account of your child.',
    full: '{person} accepted the invitation for {player}. Nothing opens until you confirm that this is the account of your child.',
    action: 'Answer',
  },
  erasure_approved: {
    subject: 'Your request for erasure is approved',
    body: 'The data is being erased. As long as you have an account, you see there when it is done and how much was removed.',
    action: 'Open your data',
  },
  erasure_refused: {
    subject: 'Your request for erasure was refused',
    body: 'Your request for erasure was refused. The reason stands with your request.',
    action: 'Read the reason',
  },
  join_asked: {
    subject: 'A family asks to join the team',
    body: 'A family asks to join a team of yours. Your answer is missing.',
    full: 'A family asks to join {team} with {player}. Your answer is missing.',
    action: 'Answer',
  },
  move_asked: {
    subject: 'A player is to change teams: please answer',
    body: 'A player is to change teams. Your answer is missing.',
    full: '{player} is to play for {team}. Your answer is missing.',
    action: 'Answer',
  },
  move_confirmed: {
    subject: 'A change of teams is agreed',
    body: 'Both sides agreed to a change of teams.',
    full: 'Both sides agreed: {player} now plays for {team}.',
    action: 'See the team',
  },
  move_declined: {
    subject: 'A change of teams was declined',
    body: 'The other side declined a change of teams.',
    full: 'The other side declined: {player} does not move to {team}.',
    action: 'See the team',
  },
  consent_withdrawn: {
    subject: 'A family has withdrawn a consent',
    body: 'A family has withdrawn a consent. It counts from now on.',
    full: 'The consent for {player} is withdrawn: {purpose}. It counts from now on.',
    action: 'See the player',
  },
  office_offered: {
    subject: 'You are proposed for an office of the club',
    body: 'You are proposed for an office. It counts once you accept it and an administrator confirms it.',
    full: 'You are proposed as {duty}. The office counts once you accept it and an administrator confirms it.',
    action: 'Answer',
  },
  office_to_confirm: {
    subject: 'An office waits for your confirmation',
    body: 'Somebody is proposed for an office of a club. It counts once the person accepts it and an administrator confirms it.',
    full: 'Somebody is proposed as {duty} of a club. The office counts once the person accepts it and an administrator confirms it.',
    action: 'Decide',
  },
  concern_raised: {
    subject: 'A concern was raised',
    body: 'Somebody is worried and has raised a concern. Please look at it today. To protect everybody, this e-mail says no more.',
    action: 'Open the concern',
  },
  announcement: {
    subject: 'Announcement: {team}',
    body: '{person} has written to everybody of {team}:',
    action: 'Read the announcement',
  },
  announcement_to_read: {
    subject: 'Please read: announcement of {team}',
    body: 'An announcement of {team} is still unread:',
    action: 'Read the announcement',
  },
  message_received: {
    subject: 'New message · {team}',
    body: 'Somebody has written in {team}.',
    action: 'Read the message',
  },
  mentioned: {
    subject: 'You are mentioned · {team}',
    body: 'A message of {team} mentions you:',
    full: '{person} mentions you in {team}:',
    action: 'Read the message',
  },
  message_reported: {
    subject: 'A message was reported',
    body: 'Somebody reported a message in a conversation. Please look at it today.',
    action: 'See the report',
  },
  file_refused: {
    subject: 'A picture you uploaded was refused',
    body: 'A picture you uploaded was refused: it is damaged or of another type. Please try another one.',
    action: 'Open Touchline',
  },
  support_ticket: {
    subject: 'Support: {number} waits for an answer',
    body: 'Somebody has asked the support something, or answered. Please look at it before the promised time is over.',
    action: 'Open the ticket',
  },
  support_answer: {
    subject: 'Answer to your question {number}',
    body: 'The support has answered your question.',
    action: 'Read the answer',
  },
  support_reply: {
    subject: 'Our answer to your question {number}',
    body: 'Thank you for writing to us. This is our answer:',
    action: 'Write to us again',
  },
  push_test: {
    subject: 'Touchline reaches this device',
    body: 'An administrator tries out whether news arrives. There is nothing to do.',
    action: 'Open your settings',
  },
}
