-- What a school keeps of players who left: proposed by a job, confirmed by an administrator, erased like any other.
begin;
select plan(19);

delete from public.retention_proposals;
update public.schools set season_start_month = extract(month from now())::int, retention_seasons = 2;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
select tests.named(name), tests.id('home'), name, 'Gone', '2012-04-04'
from unnest(array['long_gone', 'just_gone', 'owes', 'came_back']) as name;
insert into public.squad_members (school_id, team_id, player_id, joined_on, left_on)
select tests.id('home'), tests.id('team'), tests.id(gone.name), current_date - 3000, gone.left_on
from (
  values
    ('long_gone', current_date - 1200), ('just_gone', current_date - 400), ('owes', current_date - 1200),
    ('came_back', current_date - 1200)
) as gone (name, left_on);
insert into public.fees (school_id, player_id, kind, title, amount_cents, due_on)
values (tests.id('home'), tests.id('owes'), 'season', 'Season', 1000, current_date - 1200);
insert into public.emergency_contacts (player_id, name, phone)
values (tests.id('long_gone'), 'Aunt', '+49 160 9');
insert into storage.objects (bucket_id, name) values ('player-photos', tests.id('long_gone') || '/face.jpg');

select is(private.run_job('propose_retention'), 2, 'the job proposes who left before the seasons that are kept, and owes nothing');
select is(private.run_job('propose_retention'), 2, 'and nobody twice');
select results_eq(
  $$select school_id, status, player_count, row_counts from public.retention_proposals$$,
  $$values (tests.id('home'), 'proposed', 2, '{"emergency_contacts": 1}'::jsonb)$$,
  'as one proposal per school, with what would go'
);
update public.schools set retention_seasons = 10 where id = tests.id('home');
select is(private.run_job('propose_retention'), 0, 'a school that keeps longer is proposed nothing');
select is_empty($$select from public.retention_proposals$$, 'and what was proposed is taken back');
update public.schools set retention_seasons = 2 where id = tests.id('home');
select is(private.run_job('propose_retention'), 2, 'until the time is over again');

select tests.act_as('owner');
select isnt_empty($$select from public.retention_proposals$$, 'the owner sees it');
select throws_ok(
  $$select public.decide_retention((select id from public.retention_proposals), true)$$, '42501', 'not_your_decision',
  'and does not decide'
);
select tests.act_as('rival_owner');
select is_empty($$select from public.retention_proposals$$, 'another school does not see it');
select tests.act_as('coach');
select is_empty($$select from public.retention_proposals$$, 'nor does a coach');

select tests.act_as_database();
update public.squad_members set left_on = null where player_id = tests.id('came_back');
select tests.act_as('admin');
select is(
  (select decided.status from public.retention_proposals as proposal, public.decide_retention(proposal.id, true) as decided),
  'confirmed', 'an administrator confirms'
);
select throws_ok(
  $$select public.decide_retention((select id from public.retention_proposals), false)$$, 'P0001', 'illegal_move', 'once'
);
select tests.act_as_database();
select results_eq(
  $$select id, first_name from public.players where last_name in ('-', 'Gone') order by first_name$$,
  $$select tests.id(name), shown from (values ('long_gone', '-'), ('came_back', 'came_back'), ('just_gone', 'just_gone'), ('owes', 'owes'))
    as player (name, shown) order by shown$$,
  'who is gone is erased, who came back or owes is not'
);
select is_empty($$select from public.emergency_contacts where player_id = tests.id('long_gone')$$, 'with what hung on it');
select isnt_empty(
  $$select from private.file_deletions where name = tests.id('long_gone') || '/face.jpg' and reason = 'erased'$$,
  'and the photo waits for the same worker'
);
delete from storage.objects where name like tests.id('long_gone') || '%';
select public.finish_file_deletions(array(select id from private.file_deletions));
select results_eq(
  $$select status, receipt from public.retention_proposals$$,
  $$values ('done', '{"rows": {"players": 1, "emergency_contacts": 1}, "files": {"player-photos": 1}}'::jsonb)$$,
  'which finishes the proposal with a receipt'
);
select is(private.run_job('propose_retention'), 0, 'nobody is proposed after being erased');

delete from public.squad_members where player_id = tests.id('came_back') and left_on is null;
insert into public.squad_members (school_id, team_id, player_id, joined_on, left_on)
values (tests.id('home'), tests.id('team'), tests.id('came_back'), current_date - 3000, current_date - 1200);
select private.propose_retention();
select tests.act_as('admin');
select is(
  (
    select decided.status from public.retention_proposals as proposal, public.decide_retention(proposal.id, false) as decided
    where proposal.status = 'proposed'
  ),
  'dismissed', 'an administrator may dismiss one'
);
select tests.act_as_database();
select is(private.run_job('propose_retention'), 0, 'which is not proposed again for half a year');

select * from finish();
rollback;
