import { Component, type ReactNode } from "react";

interface Props {
  /** Called after an error, once what is inside has been removed. */
  onError: () => void;
  children: ReactNode;
}

/** Removes what is inside after an error of its rendering. React would otherwise remove everything that it has rendered, without a word. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
