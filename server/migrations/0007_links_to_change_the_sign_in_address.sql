-- A member's new sign-in address is confirmed by a link sent to it, like a new password.
alter table recovery_tokens drop constraint recovery_tokens_purpose_check;
alter table recovery_tokens add constraint recovery_tokens_purpose_check check (purpose in ('RECOVERY', 'ACTIVATION', 'LOGIN_EMAIL'));
