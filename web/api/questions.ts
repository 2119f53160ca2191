import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  askQuestion,
  changeQuestion,
  commentOnQuestion,
  listQuestions,
} from '../../shared/contract/questions.ts';
import { getTeam } from '../../shared/contract/team.ts';
import type {
  NewComment,
  NewQuestion,
  Question,
  QuestionAbout,
  QuestionChange,
} from '../../shared/model/question.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { unlessJustAnswered } from './unless-just-answered.ts';

/** The id of what a question is about. */
const aboutIdOf = (about: QuestionAbout): string =>
  'transactionId' in about ? about.transactionId : about.receiptId;

export const openQuestionsQuery = queryOptions({ queryKey: queryKeys.openQuestions, queryFn: allOpen });

/** All questions that are open, newest first: there are few, and lists mark what they are about. */
export function useOpenQuestions() {
  return useQuery({ ...openQuestionsQuery, refetchOnMount: unlessJustAnswered });
}

async function allOpen(): Promise<Question[]> {
  const found: Question[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await call(listQuestions, { query: { status: 'open', cursor } });
    found.push(...items);
    cursor = nextCursor;
  } while (cursor !== undefined);
  return found;
}

/** The ids of the entries and documents that an open question is about. */
export function useAskedAbout(): ReadonlySet<string> {
  const { data } = useOpenQuestions();
  return useMemo(() => new Set(data?.map(({ about }) => aboutIdOf(about))), [data]);
}

/** Questions that were answered, the latest answer first. */
export function useAnsweredQuestions() {
  return useInfiniteQuery({
    queryKey: queryKeys.answeredQuestions,
    queryFn: ({ pageParam }) => call(listQuestions, { query: { status: 'answered', cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}

/** All questions about one entry or document, oldest first. */
export function useQuestionsAbout(about: QuestionAbout) {
  return useQuery({
    queryKey: queryKeys.questionsAbout(aboutIdOf(about)),
    queryFn: async () => (await call(listQuestions, { query: about })).items,
    refetchOnMount: 'always',
  });
}

/** Everybody who can be asked: the members of the organization, whoever looks among them. */
export function useAskable() {
  return useQuery({
    queryKey: queryKeys.askable,
    queryFn: async () => (await call(getTeam, {})).members,
    refetchOnMount: 'always',
  });
}

/** Asks, answers, takes back, asks again, and says something further. */
export function useQuestionCalls() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.questions }),
      client.invalidateQueries({ queryKey: queryKeys.worklist }),
    ]);
  const ask = useMutation({
    mutationFn: (body: NewQuestion) => call(askQuestion, { body }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: QuestionChange }) =>
      call(changeQuestion, { params: { id }, body }),
    onSettled,
  });
  const comment = useMutation({
    mutationFn: ({ id, body }: { id: string; body: NewComment }) =>
      call(commentOnQuestion, { params: { id }, body }),
    onSettled,
  });
  return { ask: ask.mutateAsync, change: change.mutateAsync, comment: comment.mutateAsync };
}
