-- An address without a page is answered without asking the database whether a redirect leads on from there: servers know those there are.
CREATE TRIGGER redirects_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_change('redirects');
