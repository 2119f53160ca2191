import { Box, Button, chakra, Grid, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { API_PREFIX } from '../../shared/contract/route.ts';
import { contactLengths, inquiryTypes } from '../../shared/model/contact.ts';
import { contactFormAddress, paths } from '../../shared/paths.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { Choice } from '../kit/choice.tsx';
import { Page, PageTitle } from './page-parts.tsx';
import { usePagePlace } from './page-place.ts';

type FieldName = keyof ReturnType<typeof useWords>['page']['fields'];

/** What the page says. */
const useWords = () => wordsFor(usePagePlace().language).contact;

/**
 * `/contact`: the form by which anybody writes to us. As it stands here it leads to a page that a function answers; where scripts run,
 * `contact-form.ts` sends it without leaving, to the address in `data-api`.
 */
export function ContactPage() {
  const { page } = useWords();
  const { inLanguage } = usePagePlace();
  return (
    <Page>
      <Box maxW="640px" mx="auto" px={{ base: '5', md: '8' }} pt={{ base: '10', md: '16' }} pb="24">
        <Box data-contact-form>
          <PageTitle>{page.headline}</PageTitle>
          <Text color="fg.muted" fontSize="lg" lineHeight="1.55" mt="5" textWrap="pretty">
            {page.lead}
          </Text>
          <Form />
        </Box>
        <Box data-contact-sent hidden tabIndex={-1} role="status">
          <PageTitle>{page.sentTitle}</PageTitle>
          <Text color="fg.muted" fontSize="lg" lineHeight="1.55" mt="5">
            {page.sentText}
          </Text>
          <Link href={inLanguage(paths.home)} mt="4">
            {page.toHome}
          </Link>
        </Box>
      </Box>
    </Page>
  );
}

function Form() {
  const { page, inquiries } = useWords();
  const { language } = usePagePlace();
  return (
    <chakra.form
      method="post"
      action={contactFormAddress}
      mt="9"
      data-api={`${API_PREFIX}/contact`}
      data-faulty={page.faulty}
      data-failed={page.failed}
    >
      <input type="hidden" name="language" value={language} />
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <Field name="firstName">
            <Input
              {...control('firstName')}
              required
              maxLength={contactLengths.name}
              autoComplete="given-name"
            />
          </Field>
          <Field name="lastName">
            <Input
              {...control('lastName')}
              required
              maxLength={contactLengths.name}
              autoComplete="family-name"
            />
          </Field>
        </Grid>
        <Field name="email">
          <Input
            {...control('email')}
            type="email"
            required
            maxLength={contactLengths.email}
            autoComplete="email"
          />
        </Field>
        <Field name="company">
          <Input {...control('company')} maxLength={contactLengths.company} autoComplete="organization" />
        </Field>
        <Field name="inquiryType">
          <Choice {...control('inquiryType')} required>
            <option value="">{page.choose}</option>
            {inquiryTypes.map((type) => (
              <option key={type} value={type}>
                {inquiries[type]}
              </option>
            ))}
          </Choice>
        </Field>
        <Field name="subject">
          <Input {...control('subject')} required maxLength={contactLengths.subject} />
        </Field>
        <Field name="message">
          <Textarea {...control('message')} required rows={7} maxLength={contactLengths.message} />
        </Field>
        <Box srOnly aria-hidden="true">
          <label htmlFor="website">{page.fields.website}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </Box>
        <Text data-contact-problem role="alert" color="fg.error" hidden />
        <Button type="submit" size="lg" colorPalette="ember" alignSelf="start">
          {page.send}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** What a control is known by to its label, its error and the script. */
const control = (name: FieldName) => ({ id: name, name, 'aria-describedby': `${name}-wrong` });

function Field({ name, children }: { name: FieldName; children: ReactNode }) {
  const { page } = useWords();
  return (
    <Box>
      <chakra.label htmlFor={name} display="block" fontWeight="550" mb="1.5">
        {page.fields[name]}
      </chakra.label>
      {children}
      <Text id={`${name}-wrong`} color="fg.error" mt="1.5" hidden />
    </Box>
  );
}
