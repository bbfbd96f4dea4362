-- The same world: what is written about its players, what they talk about, what they pay.

begin;
set local session_replication_role = replica;

-- Development ----------------------------------------------------------------------------------

insert into public.player_stat_updates (
  id, school_id, player_id, source, recorded_at, recorded_by, passing, shared_at
)
select
  tests.named(format('stats %s %s', n, k)), player.school_id, player.id, rated.source, now() - k * interval '1 day',
  tests.pick('person', format('rated %s %s', n, k), 30), 5,
  case when rated.source = 'self' or tests.dice(format('stats shared %s %s', n, k), 2) = 0 then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 3) as k
join public.players as player on player.id = tests.id('player ' || n)
cross join lateral (select tests.choice(format('stats %s %s', n, k), enum_range(null::public.stat_source))) as rated (source);
insert into public.player_mental_updates (
  id, school_id, player_id, source, recorded_at, recorded_by, confidence, shared_at
)
select
  tests.named(format('mental %s %s', n, k)), player.school_id, player.id, 'coach', now() - k * interval '1 day',
  tests.pick('person', format('mental %s %s', n, k), 30), 5,
  case when tests.dice(format('mental shared %s %s', n, k), 2) = 0 then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 2) as k
join public.players as player on player.id = tests.id('player ' || n);

insert into public.test_results (
  id, school_id, player_id, test_key, measured_on, tries, best, recorded_by, replaced_at
)
select
  tests.named(format('sprint %s %s', n, k)), player.school_id, player.id, 'sprint_30', current_date - k, '{5.1}', 5.1,
  tests.pick('person', format('timed %s %s', n, k), 30), case k when 2 then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 2) as k
join public.players as player on player.id = tests.id('player ' || n);

insert into public.assessment_templates (id, school_id, author_id, name)
select tests.named('form ' || n), tests.id('school ' || n), tests.id('person ' || n), 'Form' from generate_series(1, 3) as n;
insert into public.assessment_criteria (id, school_id, template_id, position, stat_group, title)
select
  tests.named(format('criterion %s %s', n, k)), tests.id('school ' || n), tests.id('form ' || n), k,
  case k when 1 then 'technical' else 'mental' end::public.stat_group, 'Criterion'
from generate_series(1, 3) as n cross join generate_series(1, 2) as k;
insert into public.assessment_cycles (id, school_id, season_id, template_id, term, name, opens_on, closes_on)
select
  tests.named(format('cycle %s %s', n, k)), tests.id('school ' || n), tests.id('season ' || n), tests.id('form ' || n),
  'winter', 'Cycle ' || k, current_date - 10, current_date + 10
from generate_series(1, 3) as n cross join generate_series(1, 2) as k;
insert into public.assessments (
  id, school_id, cycle_id, template_id, player_id, kind, author_id, status, submitted_at, shared_at
)
select
  tests.named(format('assessment %s %s %s', n, k, written.kind)), player.school_id, tests.id(format('cycle %s %s', 1 + n % 3, k)),
  tests.id('form ' || 1 + n % 3), player.id, written.kind, tests.pick('person', format('assessor %s %s', n, k), 30), state.status,
  case when state.status <> 'draft' then now() end, case when state.status = 'shared' then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 2) as k
cross join unnest(enum_range(null::public.assessment_kind)) as written (kind)
join public.players as player on player.id = tests.id('player ' || n)
cross join lateral (
  select tests.choice(
    format('assessment %s %s %s', n, k, written.kind),
    case written.kind when 'self' then '{draft,submitted}' else '{draft,submitted,shared}' end::public.assessment_status[]
  )
) as state (status);
insert into public.assessment_ratings (assessment_id, criterion_id, school_id, player_id, rating)
select assessment.id, criterion.id, assessment.school_id, assessment.player_id, 5
from public.assessments as assessment
join tests.names as names on names.id = assessment.id and names.name like 'assessment % % %'
join public.assessment_criteria as criterion on criterion.template_id = assessment.template_id and criterion.position = 1;
insert into public.assessment_mental_ratings (assessment_id, criterion_id, school_id, player_id, rating)
select assessment.id, criterion.id, assessment.school_id, assessment.player_id, 5
from public.assessments as assessment
join tests.names as names on names.id = assessment.id and names.name like 'assessment % % %'
join public.assessment_criteria as criterion on criterion.template_id = assessment.template_id and criterion.position = 2;
insert into public.assessment_evidence (id, school_id, player_id, assessment_id, training_id)
select tests.named('evidence of ' || names.name), assessment.school_id, assessment.player_id, assessment.id,
  (select min(id::text)::uuid from public.trainings where school_id = assessment.school_id)
from public.assessments as assessment
join tests.names as names on names.id = assessment.id and names.name like 'assessment % 1 %';

insert into public.achievements (id, rule, threshold) values (tests.named('helper'), 'by_hand', null);
insert into public.achievement_awards (id, school_id, player_id, achievement_id, season_id, awarded_by)
select tests.named('award ' || n), school_id, id, tests.id('helper'), tests.id('season ' || 1 + n % 3), tests.pick('person', 'award ' || n, 30)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.progress_activities (id, school_id, player_id, kind)
select tests.named('progress ' || n), school_id, id, 'award_won'
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);

insert into public.notes (id, school_id, player_id, author_id, visibility, body, archived_at)
select
  tests.named(format('note %s %s', n, k)), player.school_id, player.id, tests.pick('person', format('note author %s %s', n, k), 30),
  tests.choice(format('note %s %s', n, k), enum_range(null::public.note_visibility)), 'Note',
  case when tests.dice(format('archived %s %s', n, k), 5) = 0 then now() end
from generate_series(1, 150) as n
cross join generate_series(1, 3) as k
join public.players as player on player.id = tests.id('player ' || n);
insert into public.note_versions (note_id, version, school_id, player_id, kind, visibility, body, occurred_on)
select note.id, 1, note.school_id, note.player_id, note.kind, note.visibility, 'Before', note.occurred_on
from public.notes as note join tests.names as names on names.id = note.id and names.name like 'note % 1';
insert into public.note_reads (note_id, user_id, school_id, player_id)
select note.id, tests.person('reader ' || names.name), note.school_id, note.player_id
from public.notes as note join tests.names as names on names.id = note.id and names.name like 'note % %';

insert into public.individual_exercises (id, school_id, team_id, author_id, visibility, topic, min_age, max_age, minutes)
select
  tests.named('homework ' || n), team.school_id, case when written.visibility = 'team' then team.id end,
  tests.pick('person', 'homework author ' || n, 30), written.visibility, 'passing', 8, 14, 10
from generate_series(1, 40) as n
join public.teams as team on team.id = tests.pick('team', 'homework ' || n, 12)
cross join lateral (select tests.choice('homework ' || n, enum_range(null::public.exercise_visibility))) as written (visibility);
insert into public.individual_exercise_texts (exercise_id, locale, title, aim, steps)
select tests.id('homework ' || n), 'en', 'Homework', 'Touch', '{Go}' from generate_series(1, 40) as n;
insert into public.mental_exercises (id, school_id, team_id, author_id, visibility, skill, min_age, max_age, minutes)
select
  tests.named('practice ' || n), team.school_id, case when written.visibility = 'team' then team.id end,
  tests.pick('person', 'practice author ' || n, 30), written.visibility, 'imagery', 8, 14, 10
from generate_series(1, 40) as n
join public.teams as team on team.id = tests.pick('team', 'practice ' || n, 12)
cross join lateral (select tests.choice('practice ' || n, enum_range(null::public.exercise_visibility))) as written (visibility);
insert into public.mental_exercise_texts (exercise_id, locale, title, aim, steps)
select tests.id('practice ' || n), 'en', 'Practice', 'Calm', '{Go}' from generate_series(1, 40) as n;

insert into public.individual_assignments (id, school_id, player_id, exercise_id, assigned_by)
select tests.named('given ' || n), school_id, id, tests.pick('homework', 'given ' || n, 40), tests.pick('person', 'giver ' || n, 30)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.individual_progress (id, school_id, player_id, exercise_id, minutes)
select tests.named('done ' || n), school_id, player_id, exercise_id, 10
from generate_series(1, 150) as n join public.individual_assignments on id = tests.id('given ' || n);
insert into public.mental_assignments (id, school_id, player_id, exercise_id, assigned_by)
select tests.named('calm ' || n), school_id, id, tests.pick('practice', 'calm ' || n, 40), tests.pick('person', 'calm giver ' || n, 30)
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.mental_progress (id, school_id, player_id, exercise_id, logged_by, minutes)
select
  tests.named('calmed ' || n), given.school_id, given.player_id, given.exercise_id,
  -- Half by the player, half by somebody: a guardian of the child among them, now or once.
  case when n % 2 = 0 then player.user_id
    else coalesce(
      (select guardian_id from public.guardian_links as link where link.player_id = player.id order by guardian_id limit 1),
      tests.pick('person', 'calmed by ' || n, 30)
    )
  end,
  10
from generate_series(1, 150) as n
join public.mental_assignments as given on given.id = tests.id('calm ' || n)
join public.players as player on player.id = given.player_id;
insert into public.mental_scores (progress_id, school_id, player_id, written_by, score_before)
select id, school_id, player_id, logged_by, 4
from generate_series(1, 150) as n join public.mental_progress on id = tests.id('calmed ' || n);
insert into public.mental_reflections (
  progress_id, school_id, player_id, written_by, body, is_shared_with_coaches, is_shared_with_family
)
select
  id, school_id, player_id, logged_by, 'Calm',
  tests.dice('words to coaches ' || n, 2) = 0, tests.dice('words to family ' || n, 2) = 0
from generate_series(1, 150) as n join public.mental_progress on id = tests.id('calmed ' || n);

insert into public.tasks (id, school_id, player_id, assigned_by, title)
select tests.named('task ' || n), school_id, id, tests.pick('person', 'task ' || n, 30), 'Bring the form'
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.task_cheers (task_id, author_id, given_on, school_id, player_id, kind)
select id, tests.pick('person', 'cheer ' || n, 30), current_date, school_id, player_id, 'well_done'
from generate_series(1, 150) as n join public.tasks on id = tests.id('task ' || n);
insert into public.quizzes (id, school_id, title, scene)
select tests.named('quiz ' || n), tests.pick('school', 'quiz ' || n, 3), 'Who is free?', '{"v": 2}' from generate_series(1, 20) as n;
insert into public.quiz_questions (quiz_id, id, school_id, number, question, kind, answers, right_answer)
select id, 'f' || number, school_id, number, title, 'choose', '{the 6,the 8}', 1
from generate_series(1, 20) as n
join public.quizzes on id = tests.id('quiz ' || n)
cross join generate_series(1, 2) as number;
insert into public.tasks (id, school_id, player_id, kind, title, quiz_id, status, completed_at)
select
  tests.named('quiz task ' || n), player.school_id, player.id, 'quiz', quiz.title, quiz.id, state.status,
  case when state.status = 'done' then now() end
from generate_series(1, 150) as n
join public.players as player on player.id = tests.id('player ' || n)
cross join lateral (
  select id, title from public.quizzes where school_id = player.school_id order by md5(id || n::text) limit 1
) as quiz
cross join lateral (
  select case tests.dice('quiz done ' || n, 2) when 0 then 'done' else 'open' end::public.task_status
) as state (status);
insert into public.quiz_answers (id, school_id, task_id, quiz_id, question_id, player_id, attempt, answer, is_right)
select tests.named('quiz answer ' || n), school_id, id, quiz_id, 'f1', player_id, 1, 1, true
from generate_series(1, 150) as n join public.tasks on id = tests.id('quiz task ' || n);
insert into public.tasks (id, school_id, user_id, assigned_by, title)
select
  tests.named('staff task ' || n), tests.pick('school', 'staff task ' || n, 3), tests.pick('person', 'tasked ' || n, 90),
  tests.pick('person', 'tasker ' || n, 30), 'Count the balls'
from generate_series(1, 60) as n;

-- Conversations --------------------------------------------------------------------------------

insert into public.conversations (id, school_id, kind, team_id)
select tests.named('chat of team ' || t), school_id, 'team', id
from generate_series(1, 12) as t join public.teams on id = tests.id('team ' || t);
insert into public.conversations (id, school_id, kind)
select tests.named('chat of staff ' || n), tests.id('school ' || n), 'staff' from generate_series(1, 3) as n;
insert into public.conversations (id, school_id, kind)
select tests.named('chat ' || n), tests.pick('school', 'chat ' || n, 3), 'direct' from generate_series(1, 40) as n;
insert into public.conversation_members (conversation_id, user_id, school_id, left_at)
select conversation.id, tests.id('person ' || n), conversation.school_id,
  case when tests.dice(format('left %s %s', names.name, n), 3) = 0 then now() end
from public.conversations as conversation
join tests.names as names on names.id = conversation.id and names.name like 'chat %'
cross join generate_series(1, 96) as n
where tests.dice(format('in %s %s', names.name, n), 12) = 0;
insert into public.messages (id, conversation_id, school_id, author_id, body)
overriding system value
select
  100000 + row_number() over (order by names.name, n), conversation.id, conversation.school_id,
  tests.person(format('says %s %s', names.name, n)), format('%s: message %s', names.name, n)
from public.conversations as conversation
join tests.names as names on names.id = conversation.id and names.name like 'chat %'
cross join generate_series(1, 3) as n;
insert into public.message_reactions (message_id, conversation_id, user_id, emoji)
select
  id, conversation_id, tests.person('reacts ' || id),
  tests.choice('emoji ' || id, enum_range(null::public.message_emoji))
from public.messages where id > 100000 and id % 2 = 0;
insert into public.message_files (id, school_id, conversation_id, message_id, kind, path, name, byte_count, sent_by)
select
  tests.named('file ' || id), school_id, conversation_id, id, 'document', conversation_id || '/' || id || '.pdf', 'Plan', 1000, author_id
from public.messages where id > 100000 and id % 4 = 1;
insert into public.polls (id, school_id, conversation_id, message_id, is_multiple, closes_at)
select tests.named('poll ' || id), school_id, conversation_id, id, true, now() + interval '7 days'
from public.messages where id > 100000 and id % 3 = 0;
insert into public.poll_options (id, poll_id, position, label)
select tests.named(format('option %s of poll %s', place, id)), tests.id('poll ' || id), place, 'Option ' || place
from public.messages cross join generate_series(1, 2) as place where id > 100000 and id % 3 = 0;
insert into public.poll_answers (poll_id, option_id, user_id)
select tests.id('poll ' || id), tests.id(format('option 1 of poll %s', id)), tests.person('answers ' || id)
from public.messages where id > 100000 and id % 3 = 0;
insert into public.message_versions (message_id, school_id, change, body)
select id, school_id, 'edited', 'Before' from public.messages where id > 100000 and id % 5 = 0;
insert into public.message_reports (id, school_id, conversation_id, message_id, reporter_id, author_id, reason)
select tests.named('report ' || id), school_id, conversation_id, id, tests.person('reports ' || id), author_id, 'Rude'
from public.messages where id > 100000;
-- Officers are reported as well, some by each other.
update public.message_reports as report set author_id = office.user_id
from public.school_officers as office
where office.school_id = report.school_id and office.duty = 'safeguarding' and report.message_id % 7 = 0;

insert into public.notifications (id, user_id, category, kind)
select tests.named('news ' || n), tests.id('person ' || n), 'system', 'role_granted' from generate_series(1, 96) as n;
insert into public.notification_preferences (user_id)
select tests.id('person ' || n) from generate_series(1, 96) as n;
insert into public.push_devices (id, user_id, kind, address)
select
  tests.named('device ' || n), tests.id('person ' || n), (enum_range(null::public.push_address_kind))[1],
  repeat('x', 40) || n
from generate_series(1, 96) as n;
insert into public.calendar_feeds (id, user_id, token_hash)
select tests.named('feed ' || n), tests.id('person ' || n), private.hash_token('feed ' || n)
from generate_series(1, 96) as n;

-- Money ----------------------------------------------------------------------------------------

insert into public.subscriptions (
  id, user_id, payer_id, plan_id, role, tier, period, price_cents, status, auto_renew, started_at,
  period_starts_at, period_ends_at, ended_at, stripe_id, stripe_status, synced_at
)
select
  tests.named(format('subscription %s %s', n, k)), tests.id('person ' || n),
  case when tests.dice('pays for self ' || n, 2) = 0 then tests.id('person ' || n) else tests.person('pays for ' || n) end,
  plan.id, plan.role, plan.tier, plan.period, plan.price_cents,
  case k when 1 then 'active' else 'cancelled' end::public.subscription_status, k = 1, now() - k * interval '40 days',
  now() - interval '5 days', now() + interval '25 days', case k when 2 then now() end,
  format('sub_%s_%s', n, k), 'active', now()
from generate_series(1, 96, 3) as n
cross join generate_series(1, 2) as k
join public.plans as plan on plan.id = tests.id('player_plan');
insert into public.invoices (id, user_id, subscription_id, status, total_cents, issued_at, paid_at, stripe_id, synced_at)
select tests.named('bill for ' || n), payer_id, id, 'paid', 300, now(), now(), 'bill_' || n, now()
from generate_series(1, 96, 3) as n join public.subscriptions on id = tests.id(format('subscription %s 1', n));

insert into public.shops (school_id, title, is_open)
select tests.id('school ' || n), 'Shop', n < 3 from generate_series(1, 3) as n;
insert into public.products (id, school_id, name, category, price_cents, status)
select
  tests.named('product ' || n), tests.id('school ' || 1 + n % 3), 'Product', 'balls', 1000,
  tests.choice('product ' || n, enum_range(null::public.product_status))
from generate_series(1, 12) as n;
insert into public.product_variants (id, product_id, school_id, name, stock)
select tests.named('variant ' || n), id, school_id, 'One size', 5
from generate_series(1, 12) as n join public.products on id = tests.id('product ' || n);
insert into public.cart_items (user_id, variant_id, school_id, quantity)
select tests.id('person ' || n), id, school_id, 1
from generate_series(1, 96) as n join public.product_variants on id = tests.pick('variant', 'cart ' || n, 12);

-- For oneself, for one's child, for a child that is somebody else's by now, paid by anybody.
insert into public.orders (
  id, school_id, user_id, payer_id, player_id, number, reserved_until, delivery, item_count, items_cents, shipping_cents
)
select
  tests.named('order ' || n), tests.pick('school', 'order ' || n, 3), tests.person('buys ' || n),
  case when n % 4 = 0 then tests.person('pays order ' || n) end,
  case when n % 2 = 0 then tests.pick('player', 'order ' || n, 150) end,
  '2026-' || 10000 + n, now(), 'pickup', 1, 1000, 0
from generate_series(1, 120) as n;
insert into public.order_items (order_id, variant_id, school_id, product_id, title, variant_name, unit_cents, quantity)
select bought.id, variant.id, bought.school_id, variant.product_id, 'Product', 'One size', 1000, 1
from generate_series(1, 120) as n
join public.orders as bought on bought.id = tests.id('order ' || n)
join public.product_variants as variant on variant.id = tests.pick('variant', 'order ' || n, 12);
insert into public.order_events (id, order_id, school_id, status)
select tests.named('order event ' || n), id, school_id, status
from generate_series(1, 120) as n join public.orders on id = tests.id('order ' || n);
insert into public.refunds (id, order_id, school_id, amount_cents, reference)
select tests.named('refund ' || n), id, school_id, 100, 'refund_' || n
from generate_series(1, 120, 5) as n join public.orders on id = tests.id('order ' || n);
insert into public.stock_movements (id, variant_id, school_id, delta, reason)
select tests.named('stock ' || n), id, school_id, 5, 'delivery'
from generate_series(1, 12) as n join public.product_variants on id = tests.id('variant ' || n);
insert into public.contract_notices (id, kind, school_id, order_id, user_id, contract)
select tests.named('notice ' || n), 'withdrawal', school_id, id, user_id, number
from generate_series(1, 120, 3) as n join public.orders on id = tests.id('order ' || n);
insert into public.contract_notices (id, kind, subscription_id, user_id, contract)
select tests.named('end ' || n), 'cancellation', id, payer_id, stripe_id
from generate_series(1, 96, 6) as n join public.subscriptions on id = tests.id(format('subscription %s 1', n));

insert into public.fees (id, school_id, player_id, title, amount_cents, due_on)
select tests.named('fee ' || n), school_id, id, 'Membership', 9000, current_date - 30
from generate_series(1, 150) as n join public.players on id = tests.id('player ' || n);
insert into public.fee_events (id, fee_id, school_id, status, amount_cents, due_on)
select tests.named('fee event ' || n), id, school_id, status, amount_cents, due_on
from generate_series(1, 150) as n join public.fees on id = tests.id('fee ' || n);

-- Rights ---------------------------------------------------------------------------------------

insert into public.consents (id, school_id, player_id, purpose, is_given, text_version, locale, decided_by, relationship, method)
overriding system value
select
  100000 + 2 * n + k, player.school_id, player.id, 'photo_video', k = 0, 1, 'en', tests.person(format('consent %s %s', n, k)), 'mother', 'app'
from generate_series(1, 150) as n
cross join generate_series(0, 1) as k
join public.players as player on player.id = tests.id('player ' || n)
where k = 0 or n % 4 = 0;

insert into public.audit_log (actor_id, action, school_id, user_id, player_id)
select
  tests.person('actor ' || n), 'something_happened', case when n % 5 > 0 then tests.pick('school', 'audit ' || n, 3) end,
  tests.person('about ' || n), tests.pick('player', 'audit ' || n, 150)
from generate_series(1, 60) as n;
insert into public.concerns (id, school_id, is_for_platform, reporter_id, body, receipt_hash)
select
  tests.named('concern ' || n), tests.pick('school', 'concern ' || n, 3), n % 4 = 0,
  case when n % 3 > 0 then tests.person('concern ' || n) end, 'Somebody shouts.', sha256(convert_to('concern ' || n, 'UTF8'))
from generate_series(1, 40) as n;
-- Some are about an officer, whom that recuses.
update public.concerns as concern set about_user_id = office.user_id
from public.school_officers as office
where office.school_id = concern.school_id and office.duty = 'safeguarding' and tests.dice('about ' || concern.id, 3) = 0;
insert into private.concern_recusals (concern_id, user_id)
select id, about_user_id from public.concerns where about_user_id is not null;
insert into public.concern_notes (id, concern_id, kind, author_id, body)
select
  tests.named('concern note ' || n), tests.id('concern ' || n), (enum_range(null::public.concern_note_kind))[1 + n % 3],
  tests.person('concern note ' || n), 'Called.'
from generate_series(1, 40) as n;
insert into public.erasure_requests (id, school_id, requested_by, player_id)
select tests.named('erase player ' || n), school_id, tests.person('erase player ' || n), id
from generate_series(1, 30) as n join public.players on id = tests.id('player ' || n);
insert into public.erasure_requests (id, requested_by, user_id)
select tests.named('erase person ' || n), tests.id('person ' || n), tests.id('person ' || n) from generate_series(1, 30) as n;

commit;
analyze;
