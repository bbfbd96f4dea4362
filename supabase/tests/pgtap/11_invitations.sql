-- Invitations: who may send which, and that a link works once, for one address, in time.
begin;
select plan(64);

select tests.give_account('aunt', 'aunt@family.test', true);
select tests.give_account('uncle', 'uncle@family.test', false);
select tests.give_account('thief', 'thief@family.test', true);
update auth.users set email_confirmed_at = now() where id in (tests.id('other_parent'), tests.id('rival_parent'));

-- Sending -----------------------------------------------------------------------------------
select tests.act_as('coach');
select isnt(
  public.invite(tests.id('home'), ' Aunt@Family.test ', 'parent', tests.id('child'), 'relative'), null,
  'a coach invites a parent of the own squad'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'aunt@family.test', 'parent', tests.id('child'), 'relative')$$,
  'P0001', 'already_invited', 'once'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'parent', tests.id('other_child'), 'father')$$,
  '42501', 'invitation_not_allowed', 'not for a colleague''s player'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'coach')$$, '42501', 'invitation_not_allowed',
  'nor a coach'
);
select throws_ok(
  $$select public.invite(tests.id('rival'), 'x@family.test', 'parent', tests.id('rival_child'), 'father')$$,
  '42501', 'invitation_not_allowed', 'nor into another school'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'parent', tests.id('rival_child'), 'father')$$,
  '42501', 'invitation_not_allowed', 'nor a rival''s player into this one'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'no address', 'parent', tests.id('child'), 'father')$$,
  '23514', null, 'an address must look like one'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'parent', tests.id('child'))$$,
  '23514', null, 'a parent has a relationship'
);
select throws_ok(
  $$insert into public.invitations (school_id, email, role, token_hash)
    values (tests.id('home'), 'x@family.test', 'owner', '\x00')$$, '42501', null, 'nobody writes the table'
);
select throws_ok($$select token_hash from public.invitations$$, '42501', null, 'nor reads the hash');

select tests.act_as('owner');
select lives_ok($$select public.invite(tests.id('home'), 'uncle@family.test', 'coach', p_team_id => tests.id('team'))$$, 'an owner invites coaches');
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'owner')$$, '42501', 'invitation_not_allowed', 'not owners'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'admin')$$, '42501', 'invitation_not_allowed', 'nor administrators'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'coach', p_team_id => tests.id('rival_team'))$$,
  '42501', 'invitation_not_allowed', 'nor into a foreign team'
);
select tests.act_as('admin');
select lives_ok($$select public.invite(tests.id('home'), 'thief@family.test', 'owner')$$, 'an administrator invites owners');
select throws_ok($$select public.invite(tests.id('home'), 'x@family.test', 'admin')$$, '42501', 'invitation_not_allowed', 'never administrators');
select tests.act_as('parent');
select lives_ok(
  $$select public.invite(tests.id('home'), 'granny@family.test', 'parent', tests.id('child'), 'relative')$$,
  'a guardian invites a second one'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'granny@family.test', 'parent', tests.id('other_child'), 'relative')$$,
  '42501', 'invitation_not_allowed', 'for the own child'
);
select results_eq($$select email from public.invitations$$, $$values ('granny@family.test')$$, 'and sees what they sent');
select tests.act_as('player');
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'parent', tests.id('child'), 'mother')$$,
  '42501', 'invitation_not_allowed', 'a player invites nobody'
);
select tests.act_as('rival_owner');
select is_empty($$select from public.invitations where school_id = tests.id('home')$$, 'the rival sees none');
select throws_ok(
  $$select public.revoke_invitation((select id from tests.names limit 1))$$, '42501', 'invitation_not_allowed', 'and revokes none'
);

-- Joining -----------------------------------------------------------------------------------
select tests.act_as('anon');
select throws_ok(
  $$select public.join_by_invitation('guess', 'long enough', 'Gran', 'Ny')$$, 'P0001', 'invitation_unknown',
  'a made-up token makes no account'
);
select throws_ok(
  $$select public.join_by_invitation(tests.token_for('thief@family.test'), 'long enough', 'Gran', 'Ny')$$,
  'P0001', 'account_exists', 'nor does a second account come of an address'
);
select throws_ok(
  $$select public.join_by_invitation(tests.token_for('granny@family.test'), 'short', 'Gran', 'Ny')$$,
  'P0001', 'password_length', 'a password has six characters'
);
select results_eq(
  $$select child_name, has_account from public.invitation_by_token(tests.token_for('granny@family.test'))$$,
  $$values ('Child', false)$$, 'the link says for whom it is'
);
select lives_ok(
  $$select public.join_by_invitation(tests.token_for('granny@family.test'), 'long enough', ' Gran ', 'Ny')$$,
  'the holder of the link joins'
);
select throws_ok(
  $$select public.join_by_invitation(tests.token_for('granny@family.test'), 'long enough', 'Gran', 'Ny')$$,
  'P0001', 'account_exists', 'once'
);
select tests.act_as_database();
select results_eq(
  $$select email_confirmed_at is not null, encrypted_password = extensions.crypt('long enough', encrypted_password),
      raw_user_meta_data ->> 'first_name'
    from auth.users where email = 'granny@family.test'$$,
  $$values (true, true, 'Gran')$$, 'the address is confirmed, the password is theirs'
);
select is_empty(
  $$select from public.role_assignments where user_id = (select id from auth.users where email = 'granny@family.test')$$,
  'and no role came of it'
);

-- Taking ------------------------------------------------------------------------------------
select tests.act_as('thief');
select throws_ok(
  $$select public.accept_invitation('guess')$$, 'P0001', 'invitation_unknown', 'a made-up token is refused'
);
select throws_ok(
  $$select public.accept_invitation(tests.token_for('aunt@family.test'))$$, '42501', 'invitation_for_another_address',
  'so is a link that was meant for somebody else'
);
select tests.act_as('uncle');
select throws_ok(
  $$select public.accept_invitation(tests.token_for('uncle@family.test'))$$, '42501', 'invitation_for_another_address',
  'and an address that is not confirmed'
);
select tests.act_as('aunt');
select is(
  public.accept_invitation(tests.token_for('aunt@family.test')), false,
  'a coach''s invitation becomes a request: only administrators give roles'
);
select is_empty($$select from public.players$$, 'and opens nothing yet');
select throws_ok(
  $$select public.accept_invitation(tests.token_for('aunt@family.test'))$$, 'P0001', 'invitation_used', 'it works once'
);
select tests.act_as('admin');
select throws_ok(
  $$select public.assign_role(array[tests.id('aunt')], 'parent', tests.id('home'))$$, 'P0001', 'approve_one_by_one',
  'an invited guardian is not approved in bulk'
);
select results_eq(
  $$select player_name, asked_by_name, guardians -> 0 ->> 'name', may_confirm from public.links_to_decide()$$,
  $$values ('Child Test', 'Coach Test', 'Parent Test', false)$$,
  'the administrator sees the child, who invited and the other guardians'
);
select throws_ok(
  $$select public.approve_invitation((select id from public.links_to_decide()), array['can_consent']::public.guardian_right[])$$,
  '42501', 'right_not_yours', 'gives no rights over a guardian''s head'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.approve_invitation((select id from public.invitations where email = 'aunt@family.test'))$$,
  '42501', 'admin_only', 'an owner approves nobody without the standing order'
);
select tests.act_as('admin');
select lives_ok($$select public.approve_invitation((select id from public.links_to_decide()))$$, 'and grants it');
select throws_ok(
  $$select public.approve_invitation((select id from public.invitations where email = 'aunt@family.test'))$$,
  'P0001', 'invitation_not_waiting', 'once'
);
select tests.act_as('aunt');
select results_eq($$select id from public.players$$, $$values (tests.id('child'))$$, 'and the child is linked by that');
select is_empty($$select from public.medical_notes$$, 'with the least rights');
select tests.act_as('parent');
select results_eq(
  $$select person_name, asked_by_name, may_confirm from public.links_to_decide()$$,
  $$values ('Aunt', 'Coach Test', true)$$, 'the mother is asked'
);
select lives_ok(
  $$select public.confirm_guardian_link((select id from public.links_to_decide()), array['receives_health']::public.guardian_right[])$$,
  'and confirms, with one right'
);
select tests.act_as('aunt');
select isnt_empty($$select from public.medical_notes$$, 'which counts at once');
select throws_ok(
  $$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'and no other'
);

select tests.act_as('thief');
select is(public.accept_invitation(tests.token_for('thief@family.test')), true, 'an administrator''s invitation carries the grant');
select ok(tests.id('home') = any(array(select private.my_owned_school_ids())), 'the role is held at once');

select tests.act_as_database();
update auth.users set email_confirmed_at = now() where id = tests.id('uncle');
update public.schools set accepts_owner_invitations = true where id = tests.id('home');
delete from public.role_assignments where user_id = tests.id('owner');
select tests.act_as('uncle');
select throws_ok(
  $$select public.accept_invitation(tests.token_for('uncle@family.test'))$$, '42501', 'inviter_no_longer_allowed',
  'the inviter is asked again at acceptance'
);
select tests.act_as_database();
insert into public.role_assignments (user_id, role, school_id) values (tests.id('owner'), 'owner', tests.id('home'));
update public.invitations set expires_at = now() - interval '1 minute' where email = 'uncle@family.test';
select tests.act_as('uncle');
select throws_ok(
  $$select public.accept_invitation(tests.token_for('uncle@family.test'))$$, 'P0001', 'invitation_expired', 'an expired one is refused'
);
select tests.act_as_database();
update public.invitations set expires_at = now() + interval '1 day', last_sent_at = now() - interval '1 hour'
where email = 'uncle@family.test';
create temporary table old_token on commit drop as select tests.token_for('uncle@family.test') as value;
grant select on old_token to authenticated;
select tests.act_as('owner');
select lives_ok(
  $$select public.resend_invitation((select id from public.invitations where email = 'uncle@family.test'))$$, 'it can be sent again'
);
select throws_ok(
  $$select public.resend_invitation((select id from public.invitations where email = 'uncle@family.test'))$$,
  'P0001', 'too_soon', 'not at once'
);
select tests.act_as('uncle');
select throws_ok(
  $$select public.accept_invitation((select value from old_token))$$, 'P0001', 'invitation_unknown', 'the old link is dead'
);
select is(
  public.accept_invitation(tests.token_for('uncle@family.test')), true,
  'where the school accepts the owner''s invitations the role is held at once'
);
select isnt_empty(
  $$select from public.team_staff where team_id = tests.id('team') and user_id = tests.id('uncle')$$, 'with the team it named'
);

-- Ending ------------------------------------------------------------------------------------
select tests.act_as('parent');
select public.revoke_invitation(id) from public.invitations where email = 'granny@family.test';
select tests.act_as_database();
select throws_ok(
  $$update public.invitations set status = 'pending', decided_at = null where email = 'granny@family.test'$$,
  'P0001', 'invitation_not_pending', 'a revoked invitation never comes back, whoever tries'
);
select isnt_empty(
  $$select from public.audit_log where action = 'invitation_revoked' and actor_id = tests.id('parent')$$,
  'and it all stands in the audit log'
);

-- An owner's yes, by an administrator's standing order ----------------------------------------
select tests.act_as_database();
select tests.give_account('cousin', 'cousin@family.test', true);
update public.schools set accepts_owner_invitations = true where id = tests.id('home');
select tests.act_as('coach');
select lives_ok(
  $$select public.invite(tests.id('home'), 'cousin@family.test', 'parent', tests.id('child'), 'relative')$$,
  'a coach invites one more'
);
select tests.act_as('cousin');
select is(
  public.accept_invitation(tests.token_for('cousin@family.test')), false, 'whose role has to be granted'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.approve_invitation((select id from public.invitations where email = 'cousin@family.test'))$$,
  '42501', 'admin_only', 'not by another school''s owner'
);
select tests.act_as('owner');
select lives_ok(
  $$select public.approve_invitation((select id from public.links_to_decide() where kind = 'invitation'))$$,
  'the owner is asked and says yes'
);
select tests.act_as('cousin');
select is_empty($$select from public.medical_notes$$, 'the new guardian has the least rights all the same');

select * from finish();
rollback;
