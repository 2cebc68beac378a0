-- Whether somebody gets letters of messages and mentions; inside they are told of both in any case.
alter table users add column message_emails boolean not null default true;
