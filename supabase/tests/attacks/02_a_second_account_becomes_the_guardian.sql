-- Attack: a member of staff invites a second account of theirs, as the guardian or as the child, and
-- waits for a routine approval.
begin;
select plan(29);

select tests.give_account('stranger', 'somebody.else@mail.test');
select tests.give_account('as_child', 'the.child@mail.test');
select tests.give_account('as_orphan', 'orphan@mail.test');
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('orphan'), tests.id('home'), 'Orphan', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('orphan'));
update public.players set user_id = null where id = tests.id('child');

-- As a second guardian of a child that has one: invite, accept, approve, export.
select tests.act_as('coach');
select public.invite(tests.id('home'), 'somebody.else@mail.test', 'parent', tests.id('child'), 'father');
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@mail.test', 'parent', tests.id('child'), 'father', p_rights => array['can_consent']::public.guardian_right[])$$,
  '42501', 'right_not_yours', 'a coach gives no rights with an invitation'
);
select tests.act_as('stranger');
select is(public.accept_invitation(tests.token_for('somebody.else@mail.test')), false, 'the second account waits for an administrator');
select tests.act_as('admin');
select throws_ok(
  $$select public.assign_role(array[tests.id('stranger')], 'parent', tests.id('home'))$$, 'P0001', 'approve_one_by_one',
  'who does not approve it in a heap'
);
select throws_ok(
  $$select public.approve_role_requests(array(select id from public.role_requests where user_id = tests.id('stranger')), array[tests.id('home')])$$,
  'P0001', 'approve_one_by_one', 'nor the request'
);
select lives_ok($$select public.approve_invitation((select id from public.links_to_decide() where user_id = tests.id('stranger')))$$, 'and says yes by routine');
select tests.act_as('stranger');
select results_eq($$select id from public.players$$, $$values (tests.id('child'))$$, 'the name of the child is seen');
select is_empty($$select from public.medical_notes$$, 'health is not');
select is_empty($$select from public.emergency_contacts$$, 'nor are contacts');
select is_empty($$select from public.consents$$, 'nor consents');
select is_empty($$select from public.fees$$, 'nor fees');
select is_empty($$select from public.assessments$$, 'nor assessments');
select is_empty($$select from private.my_storage_folders('player-photos', false)$$, 'nor photos');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'nothing is exported');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, '42501', 'not_your_child', 'nor erased');
select throws_ok($$select public.open_family_conversation(tests.id('team'), tests.id('child'))$$, '42501', 'not_of_this_family', 'nor talked about');
select throws_ok(
  $$select public.invite(tests.id('home'), 'third@mail.test', 'parent', tests.id('child'), 'father')$$, '42501', 'invitation_not_allowed',
  'nobody further is invited'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('stranger')))$$,
  '42501', 'confirmation_not_yours', 'the coach does not confirm'
);
select tests.act_as('officer');
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('stranger')))$$,
  '42501', 'confirmation_not_yours', 'nor the officer, past the mother'
);

-- As the child itself, which has a mother.
select tests.act_as('coach');
select public.invite(tests.id('home'), 'the.child@mail.test', 'player', tests.id('child'));
select tests.act_as('as_child');
select public.accept_invitation(tests.token_for('the.child@mail.test'));
select tests.act_as('admin');
select public.approve_invitation((select id from public.links_to_decide() where user_id = tests.id('as_child')));
select tests.act_as('as_child');
select is_empty($$select from public.players$$, 'an approved account is not the child before the mother says so');
select tests.act_as('parent');
select results_eq(
  $$select kind, player_name, asked_by_name from public.links_to_decide() where user_id = tests.id('as_child')$$,
  $$values ('account', 'Child Test', 'Coach Test')$$, 'she is asked'
);
select lives_ok(
  $$select public.refuse_invitation((select id from public.links_to_decide() where user_id = tests.id('as_child')))$$, 'and refuses'
);
select throws_ok(
  $$select public.confirm_player_account((select id from public.invitations where email = 'the.child@mail.test'))$$, 'P0001', 'invitation_not_waiting',
  'for good'
);

-- An owner whose invitations give the role at once, for a child without guardians.
select tests.act_as_database();
update public.schools set accepts_owner_invitations = true where id = tests.id('home');
select tests.act_as('owner');
select public.invite(tests.id('home'), 'orphan@mail.test', 'parent', tests.id('orphan'), 'father');
select tests.act_as('as_orphan');
select is(public.accept_invitation(tests.token_for('orphan@mail.test')), true, 'the owner''s invitation carries the role');
select throws_ok($$select public.export_child_data(tests.id('orphan'))$$, '42501', 'not_your_child', 'and no more');
select tests.act_as('owner');
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('as_orphan')))$$,
  '42501', 'confirmation_not_yours', 'the owner does not confirm'
);
select tests.act_as_database();
insert into public.school_officers (school_id, user_id, duty) values (tests.id('home'), tests.id('owner'), 'safeguarding');
select tests.act_as('owner');
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('as_orphan')))$$,
  '42501', 'confirmation_not_yours', 'not as safeguarding officer either'
);
select tests.act_as('officer');
select isnt_empty($$select from public.notifications where kind = 'guardian_to_confirm'$$, 'another officer is asked');
select lives_ok(
  $$select public.confirm_guardian_link((select id from public.links_to_decide() where user_id = tests.id('as_orphan')))$$, 'and can'
);

-- The inviter cannot take the invitation with a mailbox of theirs.
select tests.act_as_database();
update public.users set email = 'owner+two@club.test' where id = tests.id('as_orphan');
update auth.users set email = 'owner+two@club.test' where id = tests.id('as_orphan');
insert into public.invitations (school_id, email, role, player_id, relationship, invited_by, token_hash)
values (tests.id('home'), 'owner+two@club.test', 'parent', tests.id('child'), 'father', tests.id('owner'), private.hash_token('known'));
select tests.act_as('as_orphan');
select throws_ok($$select public.accept_invitation('known')$$, '42501', 'self_invitation', 'one mailbox is one person');

select * from finish();
rollback;
