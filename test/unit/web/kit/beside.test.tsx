// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beside } from '../../../../web/kit/beside.tsx';

afterEach(cleanup);

const Skeleton = () => <output>coming</output>;
const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

class Catch extends Component<{ readonly children: ReactNode }> {
  override state = { told: '' };
  static getDerivedStateFromError = (error: Error) => ({ told: error.name });
  override render() {
    return this.state.told === '' ? this.props.children : <p role="alert">{this.state.told}</p>;
  }
}

describe('what comes beside a screen', () => {
  it('is fetched before it is shown, and its skeleton stands there until then', async () => {
    let arrive: (part: ComponentType<{ name: string }>) => void = () => undefined;
    const coming = new Promise<ComponentType<{ name: string }>>((take) => (arrive = take));
    const load = vi.fn(() => coming);
    const Part = beside(load, Skeleton);
    expect(load).toHaveBeenCalledOnce();
    render(<Part name="Ada" />);
    expect(screen.getByRole('status').textContent).toBe('coming');
    arrive(Greeting);
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is there without a skeleton where it has come before', async () => {
    const Part = beside(() => Promise.resolve(Greeting), Skeleton);
    await vi.waitFor(() => {
      cleanup();
      render(<Part name="Ada" />);
      expect(screen.queryByRole('status')).toBeNull();
    });
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });

  it('fails as the screen does where it cannot be had, and is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject<ComponentType<{ name: string }>>(new Error('gone')));
    const Part = beside(load, Skeleton);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    const tree = (
      <Catch>
        <Part name="Ada" />
      </Catch>
    );
    render(tree);
    expect((await screen.findByRole('alert')).textContent).toBe('CodeMissingError');
    load.mockImplementation(() => Promise.resolve(Greeting));
    cleanup();
    render(tree);
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    vi.restoreAllMocks();
  });
});
