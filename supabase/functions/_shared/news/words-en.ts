import { school } from './words-en-school.ts'
import { money } from './words-en-money.ts'
import type { Words } from './words.ts'

export const en: Words = {
  greeting: 'Hi {name},',
  greetingWithoutName: 'Hi,',
  settings: 'Choose what reaches you',
  roles: {
    admin: 'administrator',
    owner: 'owner',
    coach: 'coach',
    parent: 'parent',
    player: 'player',
  },
  purposes: {
    photo_video: 'photos and videos',
    publication: 'publication by the club',
    marketing: 'offers and events',
    health_data: 'health data',
    push_to_child: 'messages to the child’s phone',
  },
  duties: {
    safeguarding: 'safeguarding officer',
    treasurer: 'treasurer',
  },
  pushTest: { title: 'Touchline reaches this device', body: 'That is how news will look here.' },
  pushActs: {
    yes: { title: 'Coming', done: 'Answered: coming' },
    no: { title: 'Not coming', done: 'Answered: not coming' },
    seen: { title: 'Got it', done: 'Thank you: seen' },
    failed: 'That did not work. Tap here to open Touchline.',
  },
  kinds: {
    ...school,
    ...money,
    invitation: {
      subject: 'You are invited to Touchline',
      body: 'You are invited to join {school} on Touchline as {role}. The link works once, for 14 days, and only for this e-mail address. If you did not expect it, leave it alone.',
      full: '{inviter} invites you to join {school} on Touchline as {role}. The link works once, for 14 days, and only for this e-mail address. If you did not expect it, leave it alone.',
      action: 'Accept the invitation',
    },
    role_granted: {
      subject: 'You are in: your role is ready',
      body: 'Your account now has the role {role}. Sign in and get started.',
      full: 'Your account now has the role {role} at {school}. Sign in and get started.',
      action: 'Open Touchline',
    },
    role_declined: {
      subject: 'Your role request was not accepted',
      body: 'Your request for the role {role} was not accepted. If you think this is a mistake, talk to your club or send a new request.',
      full: 'Your request for the role {role} at {school} was not accepted. If you think this is a mistake, talk to your club or send a new request.',
      action: 'Open your account',
    },
    second_factor_removed: {
      subject: 'Your second step was removed',
      body: 'An administrator removed the authenticator from your account and signed it out everywhere. Sign in with your password and set up a new one. If you did not ask for this, change your password and tell your club.',
      action: 'Sign in',
    },
    role_requested: {
      subject: 'Somebody asks for a role',
      body: '{requester} asks to join as {role}.',
      full: '{requester} asks to join {school} as {role}.',
      action: 'Decide',
    },
    training_planned: {
      subject: 'New training for {team}',
      body: 'There is a new training for {team}.',
      full: 'There are {count} new trainings for {team}. The first one:',
      action: 'See the training',
    },
    training_moved: {
      subject: 'Training of {team} has changed',
      body: 'A training of {team} has a new time or place.',
      full: '{count} trainings of {team} have a new time or place. The first one:',
      action: 'See the training',
    },
    training_cancelled: {
      subject: 'Training of {team} is cancelled',
      body: 'A training of {team} is cancelled.',
      full: '{count} trainings of {team} are cancelled. The first one:',
      action: 'Open the calendar',
    },
    training_reminder: {
      subject: 'Training of {team} comes up',
      body: 'A training of {team} comes up.',
      action: 'See the training',
    },
    training_answer_missing: {
      subject: 'Your answer is missing: training of {team}',
      body: 'Your answer to a training of {team} is missing. It takes one tap.',
      full: 'Your answer for {player} is missing: a training of {team}. It takes one tap.',
      action: 'Answer now',
    },
    change_to_see: {
      subject: 'Please confirm: a date of {team} has changed',
      body: 'A date of {team} was moved, called off or is on again. Please open it and tap “Got it”: then the team knows that you know.',
      action: 'See what has changed',
    },
    change_unseen: {
      subject: 'Not everybody has seen the change: {team}',
      body: 'A date of {team} has changed, and not every family has confirmed that it knows.',
      full: 'A date of {team} has changed. Families that have not confirmed it yet: {count} ({player}).',
      action: 'See who is missing',
    },
    match_planned: {
      subject: 'New match for {team}',
      body: 'There is a new match for {team}.',
      full: 'There are {count} new matches for {team}. The first one:',
      action: 'Open the calendar',
    },
    match_moved: {
      subject: 'Match of {team} has changed',
      body: 'A match of {team} has a new time or place.',
      full: '{count} matches of {team} have a new time or place. The first one:',
      action: 'Open the calendar',
    },
    match_cancelled: {
      subject: 'Match of {team} is cancelled',
      body: 'A match of {team} is cancelled.',
      full: '{count} matches of {team} are cancelled. The first one:',
      action: 'Open the calendar',
    },
    match_reminder: {
      subject: 'Match of {team} comes up',
      body: 'A match of {team} comes up.',
      action: 'Open the calendar',
    },
    match_answer_missing: {
      subject: 'Your answer is missing: match of {team}',
      body: 'Your answer to a match of {team} is missing. It takes one tap.',
      full: 'Your answer for {player} is missing: a match of {team}. It takes one tap.',
      action: 'Answer now',
    },
    match_called_up: {
      subject: 'Called up: match of {team}',
      body: 'You are in the squad for a match of {team}.',
      full: '{player} is in the squad for a match of {team}.',
      action: 'Open the match',
    },
    match_not_called: {
      subject: 'Squad of {team} is decided',
      body: 'You are not in the squad for a match of {team} this time.',
      full: '{player} is not in the squad for a match of {team} this time.',
      action: 'Open the match',
    },
    lift_asked: {
      subject: 'Somebody asks for a seat: match of {team}',
      body: 'A family asks for a seat in your car, to a match of {team}.',
      full: 'A family asks for a seat in your car for {player}, to a match of {team}.',
      action: 'Answer now',
    },
    lift_accepted: {
      subject: 'A lift is found: match of {team}',
      body: 'There is a seat in a car to a match of {team}.',
      full: '{player} has a seat in a car to a match of {team}.',
      action: 'Open the match',
    },
    lift_declined: {
      subject: 'A lift is still needed: match of {team}',
      body: 'There is no seat in that car to a match of {team}. Perhaps another family has one.',
      full: '{player} has no seat in that car to a match of {team}. Perhaps another family has one.',
      action: 'Open the match',
    },
    match_report_published: {
      subject: 'The report on the match of {team} is out',
      body: 'The coaches have written about a match of {team}.',
      action: 'Read the report',
    },
    match_vote_opened: {
      subject: 'Who was the best? Vote in the match of {team}',
      body: 'The team elects its player of the match of {team}. The vote is secret and open for one day.',
      action: 'Vote now',
    },
    task_assigned: {
      subject: 'A new task',
      body: 'There is a new task for you.',
      full: 'There is a new task for {player}.',
      action: 'See the tasks',
    },
    task_reminder: {
      subject: 'A task is due soon',
      body: 'One of your tasks is due soon.',
      full: 'A task of {player} is due soon.',
      action: 'See the tasks',
    },
    note_shared: {
      subject: 'A new note',
      body: 'A coach shared a note with you.',
      full: 'A coach shared a note about {player} with you.',
      action: 'Read the note',
    },
    assessment_shared: {
      subject: 'A new assessment',
      body: 'A coach shared an assessment with you.',
      action: 'See the assessment',
    },
    award_won: {
      subject: 'A new achievement',
      body: 'There is a new achievement to look at. Well done!',
      action: 'See the achievement',
    },
    password_changed: {
      subject: 'Your password has changed',
      body: 'The password of your Touchline account has just been changed. If this was you, you need not do anything. If it was not, choose a new password at once with “Forgot your password?” on the sign-in page.',
      action: 'Open your account',
    },
    email_change_started: {
      subject: 'Your e-mail address is about to change',
      body: 'Somebody with your password wants to move your Touchline account to another e-mail address. If this was you, you need not do anything. If it was not, change your password now.',
      full: 'Somebody with your password wants to move your Touchline account to {address}. If this was you, you need not do anything. If it was not, change your password now.',
      action: 'Open your account',
    },
    email_changed: {
      subject: 'Your e-mail address has changed',
      body: 'Your Touchline account has a new e-mail address. If this was not you, write to your club at once.',
      full: 'You sign in to Touchline with {address} from now on. If this was not you, write to your club at once.',
      action: 'Open your account',
    },
    mfa_enabled: {
      subject: 'Sign-in with a second step is on',
      body: 'Your Touchline account now asks for a code from your authenticator app when you sign in. If this was not you, change your password now and write to your club.',
      action: 'Open your account',
    },
    mfa_disabled: {
      subject: 'Sign-in with a second step is off',
      body: 'Your Touchline account no longer asks for a code from an authenticator app when you sign in. If this was not you, change your password now and write to your club.',
      action: 'Open your account',
    },
  },
  other: {
    training: {
      subject: 'News about your training',
      body: 'There is news about your training.',
      action: 'Open Touchline',
    },
    messages: {
      subject: 'A message needs you',
      body: 'There is a message that needs your attention.',
      action: 'Open Touchline',
    },
    tasks: {
      subject: 'News about your tasks',
      body: 'There is news about your tasks.',
      action: 'Open Touchline',
    },
    notes: {
      subject: 'Something new to read',
      body: 'There is something new for you to read.',
      action: 'Open Touchline',
    },
    system: {
      subject: 'News about your account',
      body: 'There is news about your account.',
      action: 'Open Touchline',
    },
    payments: {
      subject: 'News about your payments',
      body: 'There is news about your payments.',
      action: 'See your payments',
    },
  },
}
