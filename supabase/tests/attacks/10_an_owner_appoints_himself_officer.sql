-- Somebody wants to read what is raised about children, or about themselves, by taking an office.
begin;
select plan(33);

create function tests.proposal(person text)
returns uuid
language sql
security definer
as $$
  select id from public.office_proposals
  where user_id = tests.id(person) and duty = 'safeguarding' and status = 'proposed';
$$;
grant execute on all functions in schema tests to public;

-- Alone ---------------------------------------------------------------------------------------
select tests.act_as('owner');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('owner'), 'safeguarding')$$, '42501', 'own_office',
  'an owner does not propose himself'
);
select throws_ok(
  $$insert into public.school_officers (school_id, user_id, duty)
    values (tests.id('home'), tests.id('owner'), 'safeguarding')$$, '42501', null, 'nor writes himself into the list'
);
select throws_ok(
  $$insert into public.office_proposals (school_id, user_id, duty, accepted_at, confirmed_at)
    values (tests.id('home'), tests.id('owner'), 'safeguarding', now(), now())$$, '42501', null, 'nor a proposal'
);
select throws_ok($$select private.settle_office(tests.id('coach_proposal'))$$, '42501', null, 'nor settles one');
select is_empty($$select id from public.concerns union all select concern_id from public.concern_notes$$, 'and reads no concern');
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('player')])$$, 'P0001', 'guardian_required',
  'nor talks with a child alone'
);

-- With a friend -------------------------------------------------------------------------------
select lives_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('other_coach'), 'safeguarding')$$, 'an owner proposes a colleague'
);
select throws_ok(
  $$select public.answer_office(tests.proposal('other_coach'), true)$$, '42501', 'not_your_office', 'but does not accept for them'
);
select throws_ok(
  $$select public.confirm_office(tests.proposal('other_coach'), true)$$, '42501', 'admin_only', 'nor confirms'
);
select throws_ok(
  $$update public.office_proposals set user_id = tests.id('owner')$$, '42501', null, 'nor puts himself into the proposal'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('owner'), 'safeguarding')$$, '42501', 'owner_only',
  'the colleague proposes nobody in return'
);
select lives_ok($$select public.answer_office(tests.proposal('other_coach'), true)$$, 'and accepts');
select is_empty($$select private.my_safeguarded_school_ids()$$, 'which gives no right yet');
select is_empty($$select from public.concerns where id = tests.id('concern')$$, 'no concern is opened');
select throws_ok(
  $$select public.officer_list_conversations(tests.id('child'), 'I am nearly the officer')$$, '42501', 'safeguarding_officer_only',
  'and no conversation'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.confirm_office(tests.id('coach_proposal'), true)$$, '42501', 'admin_only', 'an owner elsewhere confirms nothing'
);

-- As administrator ----------------------------------------------------------------------------
select tests.act_as_database();
insert into public.role_assignments (user_id, role, school_id) values (tests.id('admin'), 'coach', tests.id('home'));
select tests.act_as('admin');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('admin'), 'safeguarding')$$, '42501', 'own_office',
  'an administrator does not propose themselves'
);
select tests.act_as('owner');
select lives_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('admin'), 'safeguarding')$$, 'whom the owner proposes'
);
select tests.act_as('admin');
select throws_ok(
  $$select public.confirm_office(tests.proposal('admin'), true)$$, '42501', 'own_office', 'does not confirm themselves'
);
select public.answer_office(tests.proposal('admin'), true);
select is_empty($$select private.my_safeguarded_school_ids()$$, 'and so stays without the office');
select tests.act_as_database();
select throws_ok(
  $$update public.office_proposals set confirmed_by = user_id, confirmed_at = now() where user_id = tests.id('admin')$$,
  '23514', null, 'not even by the database'
);

-- The way it takes ----------------------------------------------------------------------------
select tests.act_as('admin');
select is(
  (public.confirm_office(tests.proposal('other_coach'), true)).status::text, 'appointed', 'confirmed and accepted is appointed'
);
select throws_ok(
  $$select public.confirm_office(id, true) from public.office_proposals where user_id = tests.id('other_coach')$$,
  'P0001', 'office_decided', 'once'
);
select tests.act_as('other_coach');
select isnt_empty($$select from public.concerns where id = tests.id('concern')$$, 'from then on the officer reads');
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('other_player')])$$, 'P0001', 'guardian_required',
  'and still opens no child alone'
);
select tests.act_as('owner');
select isnt_empty(
  $$select from public.audit_log where action = 'officer_appointed' and user_id = tests.id('other_coach')
      and details ->> 'proposed_by' = tests.id('owner')::text and details ->> 'confirmed_by' = tests.id('admin')::text$$,
  'the log says who proposed and who confirmed'
);

-- Yesterday's officer -------------------------------------------------------------------------
select lives_ok(
  $$select public.end_office(tests.id('home'), tests.id('other_coach'), 'safeguarding')$$, 'the office ends'
);
select tests.act_as('other_coach');
select is_empty($$select id from public.concerns union all select concern_id from public.concern_notes$$, 'and yesterday''s officer reads nothing');
select throws_ok(
  $$select public.set_concern_status(tests.id('concern'), 'in_review')$$, '42501', 'concern_not_yours', 'nor decides'
);
select tests.act_as('admin');
select public.revoke_role(tests.id('officer'), 'coach', tests.id('home'));
select public.assign_role(array[tests.id('officer')], 'coach', tests.id('home'));
select tests.act_as('officer');
select is_empty($$select private.my_safeguarded_school_ids()$$, 'a role that comes back brings no office back');

-- A proposal does not outlive the role: accepted long ago, confirmed when the person has left.
select tests.act_as('coach');
select lives_ok($$select public.answer_office(tests.id('coach_proposal'), true)$$, 'a proposal is accepted');
select tests.act_as_database();
delete from public.role_assignments where user_id = tests.id('coach');
insert into public.role_assignments (user_id, role, school_id) values (tests.id('coach'), 'coach', tests.id('home'));
select tests.act_as('admin');
select throws_ok(
  $$select public.confirm_office(tests.id('coach_proposal'), true)$$, 'P0001', 'office_decided', 'and ends with the role'
);
select tests.act_as('coach');
select is_empty($$select from private.my_treasury_school_ids()$$, 'so that the return to the club brings none');

select * from finish();
rollback;
