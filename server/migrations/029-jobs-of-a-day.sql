-- how much long work a person asked for since yesterday: what is older is forgotten with its results
create index jobs_by_user on jobs (user_id);
